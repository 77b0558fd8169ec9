// The head of the page: its name, the two views, and language, theme and help.
import type { ComponentChild } from "preact";
import { language, t } from "../i18n/language";
import { theme, type Theme } from "../store/settings";
import { openDialog } from "./dialogs";
import { Icon, type IconName } from "./Icon";
import { route } from "./route";

const NEXT: Record<Theme, Theme> = { auto: "light", light: "dark", dark: "auto" };
const THEME_ICONS: Record<Theme, IconName> = { auto: "half", light: "sun", dark: "moon" };

export function Header(): ComponentChild {
    const { view } = route.value;
    return (
        <header class="header">
            <a class="brand" href="#play" aria-label={t("brand.label")}>
                <Seal />
                <span class="brand-name" lang="zh-Hans">
                    回溯
                </span>
                <span class="brand-latin" lang="en">
                    huisu
                </span>
            </a>
            <nav class="views" aria-label={t("nav.label")}>
                <a href="#play" aria-current={view === "play" ? "page" : undefined}>
                    {t("nav.play")}
                </a>
                <a href="#watch" aria-current={view === "watch" ? "page" : undefined}>
                    {t("nav.watch")}
                </a>
            </nav>
            <div class="header-tools">
                <button
                    type="button"
                    class="language-button"
                    lang={language.value === "zh" ? "en" : "zh-Hans"}
                    onClick={() => (language.value = language.value === "zh" ? "en" : "zh")}
                >
                    {language.value === "zh" ? "English" : "中文"}
                </button>
                <button
                    type="button"
                    class="icon-button"
                    aria-label={t(`theme.${theme.value}`)}
                    title={t(`theme.${theme.value}`)}
                    onClick={() => (theme.value = NEXT[theme.value])}
                >
                    <Icon name={THEME_ICONS[theme.value]} />
                </button>
                <button
                    type="button"
                    class="icon-button"
                    aria-label={t("settings.title")}
                    title={t("settings.title")}
                    onClick={() => (openDialog.value = "settings")}
                >
                    <Icon name="settings" />
                </button>
                <button
                    type="button"
                    class="icon-button"
                    aria-label={t("help.title")}
                    title={t("help.title")}
                    onClick={() => (openDialog.value = "help")}
                >
                    <Icon name="help" />
                </button>
            </div>
        </header>
    );
}

/** 回 as a seal: a square in a square, which is also a box in a board. */
export function Seal(): ComponentChild {
    return (
        <svg class="seal" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
            <rect class="seal-ground" width="32" height="32" rx="7" />
            <rect class="seal-line" x="7" y="7" width="18" height="18" rx="1.5" />
            <rect class="seal-line" x="12.500" y="12.500" width="7" height="7" rx="1" />
        </svg>
    );
}
