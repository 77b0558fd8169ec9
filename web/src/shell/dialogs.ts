// Which dialog is open; one at a time.
import { signal } from "@preact/signals";

export type DialogName = "new" | "generate" | "open" | "share" | "export" | "shelf" | "settings" | "help";

export const openDialog = signal<DialogName | null>(null);

export function closeDialog(): void {
    openDialog.value = null;
}
