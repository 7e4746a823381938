import { expect, it } from 'vitest';
import { encodingSamples } from './encoding-samples.ts';

/** Windows-1251: a Cyrillic word, and an apostrophe that is the same in all Windows encodings. */
const [MIR, APOSTROPHE] = ['\u00cc\u00e8\u00f0', '\u0092'];

const file = (text: string): Blob => new Blob([Uint8Array.from(text, (c) => c.charCodeAt(0))]);

const lineOf = async (blob: Blob, wanted: string) =>
  (await encodingSamples(blob)).find(({ encoding }) => encoding === wanted)?.line;

it('shows a line that the encodings read differently, not the first with any other letter', async () => {
  const blob = file(`text,source\nIt${APOSTROPHE}s good,Somebody\n${MIR},Somebody\n`);
  expect(await lineOf(blob, 'windows-1251')).toBe('Мир,Somebody');
  expect(await lineOf(blob, 'windows-1252')).toBe('Ìèð,Somebody');
});

it('shows the same line in each encoding', async () => {
  const blob = file(`${APOSTROPHE}\nA ${MIR}\n`);
  const lines = (await encodingSamples(blob)).map(({ line }) => line);
  expect(lines.every((line) => line.startsWith('A '))).toBe(true);
  expect(new Set(lines).size).toBe(lines.length);
});

it('finds a letter far down in a long file, of which UTF-8 is no reading', async () => {
  const blob = file(`${'Be kind,Somebody\n'.repeat(20_000)}${MIR},Somebody\n`);
  expect(await lineOf(blob, 'windows-1251')).toBe('Мир,Somebody');
  expect(await lineOf(blob, 'utf-8')).toBeUndefined();
});

it('has the line around the letter where it is long', async () => {
  const line = await lineOf(file(`${'a'.repeat(500)}${MIR}${'b'.repeat(500)}`), 'windows-1251');
  expect(line).toBe(`${'a'.repeat(60)}Мир${'b'.repeat(57)}`);
});

it('has an empty line where no letter is beyond ASCII', async () => {
  expect(await lineOf(file('Be kind'), 'windows-1252')).toBe('');
});
