// The clock of the replay.
import { expect, it } from "vitest";
import { Pace, SPEEDS } from "../../src/replay/pace";

it("speeds go from one a second to a million, ascending", () => {
    expect(SPEEDS[0]).toBe(1);
    expect(SPEEDS.at(-1)).toBe(1_000_000);
    expect([...SPEEDS].sort((a, b) => a - b)).toEqual(SPEEDS);
});

it("no event is lost between frames", () => {
    for (const speed of SPEEDS) {
        const pace = new Pace(speed);
        let sum = 0;
        for (let frame = 0; frame < 600; ++frame) sum += pace.due(1000 / 60);
        expect(Math.abs(sum - speed * 10)).toBeLessThanOrEqual(1);
    }
});

it("a long pause is not caught up", () => {
    const pace = new Pace(1000);
    expect(pace.due(60_000)).toBeLessThan(300);
});
