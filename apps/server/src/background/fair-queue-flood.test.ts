import { describe, expect, it } from 'vitest';
import { FairQueue, type Group } from './fair-queue.ts';

/** The limits of the password hasher. */
const LIMITS = { waitingMax: 1000, waitingPerGroupMax: 50, now: () => 0 };
const RIGHT = 25;
/** A right login comes once in so many turns, unless a test says otherwise; a turn is the time of one hash. */
const EVERY = 3;

interface Outcome {
  readonly done: number;
  readonly longestWait: number;
}

const ignore = () => {};

/** Runs one hash after the other while flooders try again as fast as they are refused, and some people log in. */
function simulate(
  flooders: readonly Group[],
  rightGroup: (login: number) => Group,
  every = EVERY,
): Outcome {
  const queue = new FairQueue(LIMITS);
  let done = 0;
  let longestWait = 0;
  let now = 0;
  const tryOnce = (group: Group, start: () => void) => {
    if (!queue.hasRoom(group)) return;
    queue.add(group, { start, reject: ignore });
    queue.count(group, 1);
  };
  for (let turn = 0; turn < (RIGHT + 1) * every; turn += 1) {
    for (const group of flooders) tryOnce(group, ignore);
    if (turn % every === 0 && turn < RIGHT * every) {
      const came = turn;
      const group = rightGroup(turn / every);
      tryOnce(group, () => {
        longestWait = Math.max(longestWait, now - came);
        queue.count(group, -1);
        done += 1;
      });
    }
    for (const group of flooders) tryOnce(group, ignore);
    now = turn;
    queue.next()?.start();
  }
  return { done, longestWait };
}

/** A group whose owner has no other group: such a flooder is the hardest to tell from other people. */
const network = (name: string): Group => ({ name, owner: `owner of ${name}` });

const networks = (count: number, addresses: number): Group[] =>
  Array.from({ length: addresses }, (_, address) => network(`flood ${address % count}`));

describe.each([
  ['45 addresses of as many networks', networks(45, 45)],
  ['45 addresses of one network', networks(1, 45)],
  ['840 addresses of as many networks', networks(840, 840)],
  ['840 addresses of four networks', networks(4, 840)],
  ['5,000 addresses of 20 networks', networks(20, 5000)],
  ['5,000 addresses of one IPv6 /48', networks(1, 5000)],
])('a flood from %s', (_what, flooders) => {
  it('denies no login from other networks, and keeps none waiting for more than two turns', () => {
    const { done, longestWait } = simulate(flooders, (login) => network(`right ${login}`));
    expect(done).toBe(RIGHT);
    expect(longestWait).toBeLessThanOrEqual(2);
  });

  it('denies none when they all come from one other network', () => {
    const { done, longestWait } = simulate(flooders, () => network('right'));
    expect(done).toBe(RIGHT);
    expect(longestWait).toBeLessThanOrEqual(2);
  });
});

describe('a flood from 5,000 addresses of as many networks', () => {
  it('denies no login that comes when each of them has been seen', () => {
    const flooders = networks(5000, 5000);
    const { done, longestWait } = simulate(flooders, (login) => network(`right ${login}`), 1);
    expect(done).toBe(RIGHT);
    expect(longestWait).toBeLessThanOrEqual(2);
  });
});
