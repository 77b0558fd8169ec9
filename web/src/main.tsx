// Where the page begins.
import { render } from "preact";
import { App } from "./shell/App";
import { startOffline } from "./shell/offline";
import { startRouting } from "./shell/route";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/shell.css";
import "./styles/board.css";
import "./styles/overlay.css";
import "./styles/answers.css";
import "./styles/dialogs.css";
import "./styles/watch.css";
import "./styles/siblings.css";
import "./styles/print.css";

startRouting();
const root = document.getElementById("root");
if (root) render(<App />, root);
startOffline();
