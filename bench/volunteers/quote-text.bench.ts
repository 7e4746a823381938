// How long the rendering of the longest quotes takes with markup that makes it slow.
import { toPlainText } from '../../apps/server/src/features/quotes/plain-text.ts';
import { median, type Row, report, timeOf } from '../support/measure.ts';

/** Characters that a quote may have. */
const LENGTH = 5000;
const ROUNDS = 7;
const MAX_MS = 50;
/** Beginnings, ends and whole pieces of markup, each repeated up to the length. */
const PIECES =
  '< </ <! <? <!-- <!--> <!--<! --> <a<a <a_ <b <b> </b> <b/ <br <br_ <br> </p_ <p>a <![CDATA[ & &amp &lt; <script> </script> <script></script> <script><!-- <style> <title> <textarea> <svg> <table><tr> <!doctype <!doctype_ <a_b=" <a_b=\' <a_b=c> <p><div> <div></p>';
const TAILS = ['', '>', '-->', '">', '</script>'];

const filled = (piece: string, tail = ''): string =>
  piece.repeat(Math.floor((LENGTH - tail.length) / piece.length)) + tail;

const row = (name: string, figure: number, baseline: number): Row => ({
  name,
  figure,
  baseline,
  ratio: figure / baseline,
  goal: `≤ ${MAX_MS} ms`,
  met: figure <= MAX_MS,
});

async function usualTime(text: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timeOf(() => toPlainText(text)));
  return median(times);
}

/** Milliseconds, compared with those for a text of the same length with usual markup. */
export async function measureQuoteText(): Promise<Row[]> {
  // It is measured first: an engine runs new code slowly, and a page may be the first that needs it.
  const first = await timeOf(() => toPlainText(filled('<!--')));
  const usual = await usualTime(filled('Some words, <b>one of them bold</b>. '));
  let slowest = 0;
  for (const piece of PIECES.split(' ').map((text) => text.replaceAll('_', ' '))) {
    for (const tail of TAILS) slowest = Math.max(slowest, await usualTime(filled(piece, tail)));
  }
  return [
    row('quote text: 1,250 open comments, the first time', first, usual),
    row('quote text: the slowest of 175 repetitions', slowest, usual),
  ];
}

if (import.meta.main) report(await measureQuoteText());
