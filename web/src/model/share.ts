// The share link: a whole game (but for its history) in the fragment of the address, which no browser sends anywhere.
//
//   version 4 (1, or 2 where a cell with a digit keeps notes) | box rows 5 | box columns 5 | automatic 1 | restricted 1 | seconds 24 | name: bytes 8, then each 8
//   each cell: kind 2 (0 open, 1 given, 2 placed, 3 open with notes), then
//     a digit, in version 2 then a bit that says whether notes follow; notes: marks and crossed out, each behind a bit
//     that says whether there are any
//   coloured 1, then for each cell a colour; restricted: a set for each cell
//   check 12: a sum over everything before
//
// A 9x9 puzzle with 30 givens takes 60 letters.
import { BitReader, BitWriter, fromLetters, toLetters } from "./bits";
import { COLOURS, digitAt, emptyBoard, type Board } from "./board";
import { isShape, shapeOf, type Shape } from "./shape";

export interface Shared {
    name: string;
    board: Board;
    automatic: boolean;
    seconds: number;
}

type Version = 1 | 2;
const OPEN = 0;
const GIVEN = 1;
const PLACED = 2;
const NOTED = 3;

export function encodeShared(shared: Shared): string {
    const writer = new BitWriter();
    const { board } = shared;
    const version = versionOf(board);
    writer.write(version, 4);
    writer.write(board.shape.rows, 5);
    writer.write(board.shape.cols, 5);
    writer.write(shared.automatic ? 1 : 0, 1);
    writer.write(board.allowed ? 1 : 0, 1);
    writer.write(Math.min(Math.floor(shared.seconds), 2 ** 24 - 1), 24);
    const name = new TextEncoder().encode(shared.name).slice(0, 255);
    writer.write(name.length, 8);
    for (const byte of name) writer.write(byte, 8);
    board.givens.forEach((_, cell) => writeCell(writer, board, cell, version));
    const coloured = board.colours.some((colour) => colour);
    writer.write(coloured ? 1 : 0, 1);
    if (coloured) for (const colour of board.colours) writer.write(colour, 3);
    if (board.allowed) for (const set of board.allowed) writer.write(set, board.shape.size);
    const bytes = writer.finish();
    return toLetters(bytes) + sumLetters(bytes);
}

function isNoted(board: Board, cell: number): boolean {
    return (board.marks[cell]! | board.crossed[cell]!) !== 0;
}

/** A link stays as short, and as old pages read it, where no cell needs more. */
function versionOf(board: Board): Version {
    return board.givens.some((_, cell) => digitAt(board, cell) && isNoted(board, cell)) ? 2 : 1;
}

function writeCell(writer: BitWriter, board: Board, cell: number, version: Version): void {
    const digit = digitAt(board, cell);
    const noted = isNoted(board, cell);
    if (digit) {
        writer.write(board.givens[cell] ? GIVEN : PLACED, 2);
        writer.write(digit, digitWidth(board.shape));
        if (version === 2) writer.write(noted ? 1 : 0, 1);
        if (version === 2 && noted) writeNotes(writer, board, cell);
    } else {
        writer.write(noted ? NOTED : OPEN, 2);
        if (noted) writeNotes(writer, board, cell);
    }
}

function writeNotes(writer: BitWriter, board: Board, cell: number): void {
    for (const set of [board.marks[cell]!, board.crossed[cell]!]) {
        writer.write(set ? 1 : 0, 1);
        if (set) writer.write(set, board.shape.size);
    }
}

/** What a link holds; null for one that is damaged or was made by something else. */
export function decodeShared(text: string): Shared | null {
    const bytes = fromLetters(text.slice(0, -2));
    if (!bytes || sumLetters(bytes) !== text.slice(-2)) return null;
    try {
        return readShared(new BitReader(bytes));
    } catch {
        return null;
    }
}

function readShared(reader: BitReader): Shared | null {
    const version = reader.read(4);
    if (version !== 1 && version !== 2) return null;
    const shape = shapeOf(reader.read(5), reader.read(5));
    if (!isShape(shape.rows, shape.cols)) return null;
    const automatic = reader.read(1) === 1;
    const restricted = reader.read(1) === 1;
    const seconds = reader.read(24);
    const name = new TextDecoder().decode(Uint8Array.from({ length: reader.read(8) }, () => reader.read(8)));
    const empty = emptyBoard(shape);
    const parts = {
        givens: [...empty.givens],
        placed: [...empty.placed],
        marks: [...empty.marks],
        crossed: [...empty.crossed],
    };
    for (let cell = 0; cell < empty.givens.length; ++cell) readCell(reader, shape, parts, cell, version);
    const each = (width: number): number[] => empty.givens.map(() => reader.read(width));
    const colours = reader.read(1) ? each(3) : empty.colours;
    if (colours.some((colour) => colour > COLOURS)) return null;
    const allowed = restricted ? each(shape.size) : null;
    return { name, board: { shape, ...parts, colours, allowed }, automatic, seconds };
}

type Parts = Record<"givens" | "placed" | "marks" | "crossed", number[]>;

function readCell(reader: BitReader, shape: Shape, parts: Parts, cell: number, version: Version): void {
    const kind = reader.read(2);
    if (kind === GIVEN || kind === PLACED) {
        const digit = reader.read(digitWidth(shape));
        if (digit < 1 || digit > shape.size) throw new RangeError("no digit of this size");
        parts[kind === GIVEN ? "givens" : "placed"][cell] = digit;
        if (version === 1 || reader.read(1) === 0) return;
    } else if (kind === OPEN) {
        return;
    }
    parts.marks[cell] = reader.read(1) ? reader.read(shape.size) : 0;
    parts.crossed[cell] = reader.read(1) ? reader.read(shape.size) : 0;
}

function digitWidth(shape: Shape): number {
    return 32 - Math.clz32(shape.size);
}

/** Twelve bits as two letters. */
function sumLetters(bytes: Uint8Array): string {
    let sum = 17;
    for (const byte of bytes) sum = (sum * 31 + byte) % 4093;
    return toLetters(Uint8Array.from([sum >> 4, (sum & 15) << 4])).slice(0, 2);
}
