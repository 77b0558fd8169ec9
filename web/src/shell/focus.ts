// Where the keyboard goes on.

function board(): HTMLElement | null {
    return document.querySelector<HTMLElement>('.board [tabindex="0"]') ?? document.getElementById("main");
}

/** To the cell of the cursor, which comes into view. */
export function focusBoard(): void {
    board()?.focus();
}

/** The same after something is drawn anew that takes the button that was pressed away; nothing scrolls for it. */
export function focusBoardNext(): void {
    requestAnimationFrame(() => board()?.focus({ preventScroll: true }));
}
