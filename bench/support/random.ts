/** Random choices that are the same for the same seed. */
export interface Random {
  /** An integer from 0 up to, but without, the limit. */
  below(limit: number): number;
  /** True once in `times` calls, on average. */
  oneIn(times: number): boolean;
  pick<T>(values: readonly T[]): T;
  /** Bytes as a text of that many Latin-1 characters. */
  bytes(length: number): string;
}

/** Mulberry32: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    oneIn: (times) => below(times) === 0,
    pick: (values) => values[below(values.length)] as never,
    bytes: (length) => Array.from({ length }, () => String.fromCharCode(below(256))).join(''),
  };
}
