/* The table of a workbook's strings: [MS-XLS] 2.4.265 SST, 2.5.293 XLUnicodeRichExtendedString, 2.4.58 Continue. */
import { CONTINUE, recordBytes, SST } from './xls-records.ts';

const PAYLOAD_MAX = 8224;
/** Characters in two bytes each; nothing beside them. */
const UTF_16 = 1;

/** Strings of a workbook, each once, by the numbers that its cells name them by. */
export class XlsStrings {
  readonly #numbers = new Map<string, number>();
  #uses = 0;

  /** The number of a cell's string. */
  use(text: string): number {
    this.#uses += 1;
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(text, number);
    return number;
  }

  /** The table as records, begun anew in a further one wherever one is full. */
  table(): Buffer {
    const counts = Buffer.alloc(8);
    counts.writeUInt32LE(this.#uses, 0);
    counts.writeUInt32LE(this.#numbers.size, 4);
    const payloads: Buffer[][] = [[counts]];
    let room = PAYLOAD_MAX - counts.length;
    const put = (bytes: Buffer) => {
      payloads.at(-1)?.push(bytes);
      room -= bytes.length;
    };
    const startRecord = () => {
      payloads.push([]);
      room = PAYLOAD_MAX;
    };
    for (const text of this.#numbers.keys()) {
      const header = Buffer.from([text.length & 0xff, text.length >> 8, UTF_16]);
      if (room < header.length) startRecord();
      put(header);
      const characters = Buffer.from(text, 'utf16le');
      for (let at = 0; at < characters.length; ) {
        if (room < 2) {
          startRecord();
          put(Buffer.from([UTF_16]));
        }
        const end = Math.min(characters.length, at + (room & ~1));
        put(characters.subarray(at, end));
        at = end;
      }
    }
    return Buffer.concat(
      payloads.map((parts, index) =>
        recordBytes(index === 0 ? SST : CONTINUE, Buffer.concat(parts)),
      ),
    );
  }
}
