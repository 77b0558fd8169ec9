// One log being watched: where the replay stands, whether it runs and how fast, and the question that is asked. The
// position is a signal; everything on the screen follows from it.
import { batch, signal } from "@preact/signals";
import type { LogIndex } from "../replay/index";
import type { Log } from "../replay/log";
import { Pace, SPEEDS } from "../replay/pace";
import { pyramidOf, type Pyramid } from "../replay/pyramid";
import { nextTurningPoint, questionAt, isTurningPoint, type Question } from "../replay/question";
import { Replay } from "../replay/replay";
import type { Board } from "../model/board";

/** Which of the speeds is chosen; the same for every log. */
export const speedStep = signal(2);
export const predicting = signal(false);

const calm = matchMedia("(prefers-reduced-motion: reduce)");

export type Subject =
    | { kind: "sudoku"; board: Board; order: "reading" | "fewest"; tries: number; undos: number; complete: boolean }
    | { kind: "permute"; letters: string[]; words: string[]; complete: boolean }
    | { kind: "subset"; numbers: number[]; target: number; subsets: number[][]; complete: boolean };

export interface Asked {
    question: Question;
    answer: number | null; // which guess was chosen
    resume: boolean; // go on playing afterwards
}

const FRAME_AT_REST = 250; // milliseconds between pictures where less motion is wished

export class Session {
    readonly replay: Replay;
    readonly pyramid: Pyramid;
    readonly position = signal(0);
    readonly playing = signal(false);
    readonly asked = signal<Asked | null>(null);
    readonly score = signal({ right: 0, all: 0 });
    private readonly pace = new Pace(SPEEDS[speedStep.peek()]!);
    private frame = 0;
    private then = 0;

    constructor(
        readonly subject: Subject,
        readonly log: Log,
        readonly index: LogIndex,
    ) {
        this.replay = new Replay(log, index);
        this.pyramid = pyramidOf(index.columns);
    }

    get length(): number {
        return this.replay.length;
    }

    seek(target: number): void {
        batch(() => {
            this.asked.value = null;
            this.move(target);
        });
    }

    private move(target: number): void {
        this.replay.seek(target);
        this.position.value = this.replay.position;
        if (this.replay.position >= this.length) this.pause();
    }

    step(by: number): void {
        this.pause();
        if (by > 0 && predicting.peek() && !this.asked.peek() && this.ask(false)) return;
        this.seek(this.replay.position + by);
    }

    /** To the next place where the direction changes, or the one before. */
    stepTurn(direction: 1 | -1): void {
        this.pause();
        if (direction > 0) {
            const next = nextTurningPoint(this.replay, this.replay.position + 1);
            this.seek(next < 0 ? this.length : next);
            return;
        }
        let place = this.replay.position - 1;
        while (place > 0 && !isTurningPoint(this.replay, place)) --place;
        this.seek(place);
    }

    play(): void {
        if (this.playing.peek()) return;
        if (this.replay.position >= this.length) this.seek(0);
        this.asked.value = null;
        this.playing.value = true;
        this.pace.reset();
        this.then = performance.now();
        this.frame = requestAnimationFrame(this.tick);
    }

    pause(): void {
        cancelAnimationFrame(this.frame);
        this.playing.value = false;
    }

    toggle(): void {
        if (this.playing.peek()) this.pause();
        else this.play();
    }

    private readonly tick = (now: number): void => {
        if (!this.playing.peek()) return;
        if (now - this.then >= (calm.matches ? FRAME_AT_REST : 0)) {
            this.pace.speed = SPEEDS[speedStep.peek()]!;
            const due = this.pace.due(now - this.then);
            this.then = now;
            if (due > 0) this.advance(due);
        }
        if (this.playing.peek()) this.frame = requestAnimationFrame(this.tick);
    };

    private advance(by: number): void {
        const from = this.replay.position;
        if (predicting.peek()) {
            const turning = nextTurningPoint(this.replay, Math.max(1, from));
            if (turning >= 0 && turning <= from + by && this.askAt(turning)) return;
        }
        this.move(from + by);
    }

    private askAt(place: number): boolean {
        this.move(place);
        return this.ask(true);
    }

    private ask(resume: boolean): boolean {
        const question = questionAt(this.replay);
        if (!question || question.guesses.length < 2) return false;
        this.pause();
        this.asked.value = { question, answer: null, resume };
        return true;
    }

    guess(choice: number): void {
        const asked = this.asked.peek();
        if (asked?.answer !== null) return;
        const { right, all } = this.score.peek();
        this.score.value = { right: right + (choice === asked.question.right ? 1 : 0), all: all + 1 };
        this.asked.value = { ...asked, answer: choice };
    }

    /** After an answer: does the event, and goes on if it was running. */
    goOn(): void {
        const asked = this.asked.peek();
        this.asked.value = null;
        this.move(this.replay.position + 1);
        if (asked?.resume) this.play();
    }

    end(): void {
        this.pause();
    }
}
