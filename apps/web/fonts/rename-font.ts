/** The ids of a font's names in its table `name`: of its family, itself, and as PostScript has it. */
const NAMES = [1, 3, 4, 6, 16, 25];

/**
 * Renames a font: some licences reserve its name for the whole font. The copyright, which is a name too, stays.
 *
 * @param font In the format TrueType; it is changed.
 * @param to As long as `from`.
 * @throws Error when a name is not found
 */
export function renameFont(font: Buffer, from: string, to: string): void {
  if (from.length !== to.length) throw new Error('Both names have to be of one length');
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'name');
  if (entry === undefined) throw new Error('The font has no names');
  const table = font.readUInt32BE(entry + 8);
  const strings = table + font.readUInt16BE(table + 4);
  const records = Array.from(
    { length: font.readUInt16BE(table + 2) },
    (_, i) => table + 6 + i * 12,
  );
  const renamed: number[] = [];
  for (const record of records) {
    if (!NAMES.includes(font.readUInt16BE(record + 6))) continue;
    const start = strings + font.readUInt16BE(record + 10);
    const name = font.subarray(start, start + font.readUInt16BE(record + 8));
    const at = name.indexOf(utf16(from));
    if (at >= 0) utf16(to).copy(name, at);
    // Two names may be one string.
    if (name.includes(utf16(to))) renamed.push(font.readUInt16BE(record + 6));
  }
  // Family, whole name and PostScript's: every font has these.
  const missing = [1, 4, 6].filter((id) => !renamed.includes(id));
  if (missing.length > 0) throw new Error(`The font's names ${missing.join()} are other ones`);
}

/** As these tables have it for Windows, the only platform of fonts of today. */
const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();
