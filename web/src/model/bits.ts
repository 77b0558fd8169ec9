// Numbers of any width packed into bytes, most significant bit first, and bytes as the letters that a link may hold.

export class BitWriter {
    private readonly bytes: number[] = [];
    private free = 0; // bits of the last byte that are not used yet

    write(value: number, width: number): void {
        for (let i = width - 1; i >= 0; --i) {
            if (this.free === 0) {
                this.bytes.push(0);
                this.free = 8;
            }
            --this.free;
            if ((value / 2 ** i) & 1) this.bytes[this.bytes.length - 1]! |= 1 << this.free;
        }
    }

    finish(): Uint8Array {
        return Uint8Array.from(this.bytes);
    }
}

export class BitReader {
    private place = 0;

    constructor(private readonly bytes: Uint8Array) {}

    read(width: number): number {
        let value = 0;
        for (let i = 0; i < width; ++i, ++this.place) {
            const byte = this.bytes[this.place >> 3];
            if (byte === undefined) throw new RangeError("the end");
            value = value * 2 + ((byte >> (7 - (this.place & 7))) & 1);
        }
        return value;
    }
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

export function toLetters(bytes: Uint8Array): string {
    const reader = new BitReader(Uint8Array.from([...bytes, 0, 0]));
    let text = "";
    for (let bits = 0; bits < bytes.length * 8; bits += 6) text += LETTERS[reader.read(6)]!;
    return text;
}

export function fromLetters(text: string): Uint8Array | null {
    const writer = new BitWriter();
    for (const letter of text) {
        const value = LETTERS.indexOf(letter);
        if (value < 0) return null;
        writer.write(value, 6);
    }
    return writer.finish().slice(0, Math.floor((text.length * 6) / 8));
}
