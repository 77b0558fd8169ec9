// How fast a replay runs: from one event a second to a million. A clock turns the time that has passed into whole events
// and keeps the rest, so that slow speeds neither drift nor jump after the page was in the background.

export const SPEEDS: readonly number[] = [
    1, 2, 5, 10, 30, 100, 300, 1_000, 3_000, 10_000, 30_000, 100_000, 300_000, 1_000_000,
];

const LONGEST_GAP = 250; // milliseconds that one frame may stand for

export class Pace {
    private rest = 0;

    constructor(public speed: number) {}

    /** How many events are due after so many milliseconds. */
    due(milliseconds: number): number {
        const gap = Math.min(Math.max(milliseconds, 0), LONGEST_GAP + 1000 / this.speed);
        this.rest += (gap * this.speed) / 1000;
        const whole = Math.floor(this.rest);
        this.rest -= whole;
        return whole;
    }

    reset(): void {
        this.rest = 0;
    }
}
