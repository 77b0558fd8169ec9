// A position in a log: how many events have happened, which tries stand, how many tries and undos it took. Going one event
// on or back is immediate, and so is a leap anywhere: from the checkpoint before it at most SPACING events are replayed.
import { SPACING, type LogIndex } from "./index";
import { turnOf, type Log, type Turn } from "./log";

export class Replay {
    /** Codes of the tries that stand, oldest first. */
    readonly stack: number[] = [];
    position = 0;
    tries = 0;
    found = 0; // marks of a solution so far, counted from the beginning
    private readonly marks: Uint32Array; // positions of the marks "found"

    constructor(
        readonly log: Log,
        readonly index: LogIndex,
    ) {
        const marks: number[] = [];
        log.events.forEach((code, place) => {
            if (code === 0) marks.push(place);
        });
        this.marks = Uint32Array.from(marks);
    }

    get length(): number {
        return this.log.events.length;
    }

    get depth(): number {
        return this.stack.length;
    }

    get undos(): number {
        return this.tries - this.stack.length;
    }

    /** The code of the event that happened last; undefined at the beginning. */
    get last(): number | undefined {
        return this.position > 0 ? this.log.events[this.position - 1] : undefined;
    }

    get next(): number | undefined {
        return this.log.events[this.position];
    }

    turn(code: number): Turn {
        return turnOf(this.log.kind, code);
    }

    seek(target: number): void {
        const to = Math.max(0, Math.min(this.length, Math.floor(target)));
        if (Math.abs(to - this.position) > SPACING) this.restore(Math.floor(to / SPACING));
        while (this.position < to) this.forward();
        while (this.position > to) this.back();
        this.found = this.countMarks(to);
    }

    private restore(check: number): void {
        const { tries, depth, stacks, offsets } = this.index.checkpoints;
        this.position = check * SPACING;
        this.tries = tries[check]!;
        this.stack.length = 0;
        const begin = offsets[check]!;
        for (let i = 0; i < depth[check]!; ++i) this.stack.push(stacks[begin + i]!);
    }

    private forward(): void {
        const code = this.log.events[this.position++]!;
        const turn = this.turn(code);
        if (turn === "try") {
            this.stack.push(code);
            ++this.tries;
        } else if (turn === "undo") {
            this.stack.pop();
        }
    }

    private back(): void {
        const code = this.log.events[--this.position]!;
        const turn = this.turn(code);
        if (turn === "try") {
            this.stack.pop();
            --this.tries;
        } else if (turn === "undo") {
            this.stack.push(this.tryOf(code));
        }
    }

    /** The try that an undo takes back. An undo of a choice does not say whether it was taken or left: the log before it does. */
    private tryOf(undo: number): number {
        if (this.log.kind !== "subset") return undo - 1;
        let level = 0;
        for (let place = this.position - 1; place >= 0; --place) {
            const code = this.log.events[place]!;
            const turn = this.turn(code);
            if (turn === "undo") ++level;
            else if (turn === "try" && level-- === 0) return code;
        }
        return undo - 2;
    }

    private countMarks(position: number): number {
        let low = 0;
        let high = this.marks.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if (this.marks[middle]! < position) low = middle + 1;
            else high = middle;
        }
        return low;
    }
}
