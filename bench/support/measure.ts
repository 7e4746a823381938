export async function timeOf(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);

export const median = (values: readonly number[]): number =>
  sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN;

export const p99 = (values: readonly number[]): number =>
  sorted(values)[Math.ceil(values.length * 0.99) - 1] ?? Number.NaN;

/**
 * Times of public reads, in milliseconds; visitors come one after the other, at least `atLeast` of them and for as long
 * as `busy` lasts.
 */
export async function readingTimes(
  url: string,
  atLeast: number,
  busy: Promise<unknown> = Promise.resolve(),
): Promise<number[]> {
  let isBusy = true;
  const settled = busy.finally(() => {
    isBusy = false;
  });
  const times: number[] = [];
  while (isBusy || times.length < atLeast) {
    times.push(await timeOf(async () => (await fetch(`${url}/api/quotes/today`)).text()));
  }
  await settled;
  return times;
}

/** One figure with its baseline, measured in the same run, and its goal. */
export interface Row {
  readonly name: string;
  readonly figure: number;
  readonly baseline: number;
  readonly ratio: number;
  readonly goal: string;
  readonly met: boolean;
}

/** A figure that has to meet its goal; the baseline is only shown. */
export const atMost = (name: string, figure: number, baseline: number, goal: number): Row => ({
  name,
  figure,
  baseline,
  ratio: baseline === 0 ? figure : figure / baseline,
  goal: `at most ${goal}`,
  met: figure <= goal,
});

/** Prints the figures; the program fails when one misses its goal. */
export function report(rows: readonly Row[]): void {
  const rounded = (value: number) => Number(value.toPrecision(4));
  console.table(
    rows.map(({ figure, baseline, ratio, ...row }) => ({
      name: row.name,
      figure: rounded(figure),
      baseline: rounded(baseline),
      ratio: rounded(ratio),
      goal: row.goal,
      met: row.met ? 'yes' : 'NO',
    })),
  );
  process.exitCode = rows.every(({ met }) => met) ? 0 : 1;
}
