import { RecentCounts } from './recent-counts.ts';

const COUNTS_LAST_MS = 15 * 60 * 1000;
/** The counts of so many groups take some megabytes. When there are more groups, the oldest counts are dropped. */
const COUNTED_GROUPS_MAX = 20_000;

export interface QueueLimits {
  /** Most entries that wait. */
  readonly waitingMax: number;
  /** Most entries of one group that wait. */
  readonly waitingPerGroupMax: number;
  /** Milliseconds that never go back. */
  readonly now: () => number;
}

/** An entry that waits. Either `start` or `reject` is called, once. */
interface Entry {
  readonly start: () => void;
  readonly reject: () => void;
}

/** Whom an entry is for. */
export interface Group {
  readonly name: string;
  /** Whose groups are likely to act together. */
  readonly owner: string;
}

interface Waiting {
  readonly group: Group;
  readonly entries: Entry[];
}

/**
 * A queue of limited length that is fair between groups. Each entry counts against its group and the
 * group's owner for some 15 minutes, unless that is taken back.
 *
 * The group with the lowest count is served next. Of groups with equal counts, the one whose owner has the
 * lowest count is served. Where both counts are equal, two groups take turns: the one that began to wait
 * last, so that a flood before it does not keep it waiting, and the one that began to wait first, so that
 * a flood after it does not.
 *
 * When the queue is full, a group with a lower count takes the place of the newest entry of the group with
 * the highest count.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #groups = new Map<string, Waiting>();
  readonly #counts: RecentCounts;
  readonly #ownerCounts: RecentCounts;
  #length = 0;
  #isLastsTurn = false;
  /** The highest count of the groups that wait; undefined until it is worked out. It is kept so that rejections are cheap. */
  #highest: number | undefined;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
    const options = { windowMs: COUNTS_LAST_MS, keysMax: COUNTED_GROUPS_MAX, now: limits.now };
    this.#counts = new RecentCounts(options);
    this.#ownerCounts = new RecentCounts(options);
  }

  /** Counts something against a group, or takes it back with -1. */
  count({ name, owner }: Group, by: 1 | -1): void {
    this.#counts.add(name, by);
    this.#ownerCounts.add(owner, by);
    this.#highest = undefined;
  }

  hasRoom({ name }: Group): boolean {
    const { waitingMax, waitingPerGroupMax } = this.#limits;
    if ((this.#groups.get(name)?.entries.length ?? 0) >= waitingPerGroupMax) return false;
    if (this.#length < waitingMax) return true;
    this.#highest ??= Math.max(...this.#groups.keys().map((other) => this.#counts.of(other)));
    return this.#highest > this.#counts.of(name);
  }

  /** Adds an entry to those that wait. `hasRoom` has said that there is room for it. */
  add(group: Group, entry: Entry): void {
    if (this.#length >= this.#limits.waitingMax) this.#take(this.#most(), 'newest')?.reject();
    const waiting = this.#groups.get(group.name);
    if (waiting) waiting.entries.push(entry);
    else this.#groups.set(group.name, { group, entries: [entry] });
    this.#length += 1;
    this.#highest = undefined;
  }

  /** Removes the entry whose turn it is, and returns it. */
  next(): Entry | undefined {
    let next: Waiting | undefined;
    let least = Number.POSITIVE_INFINITY;
    this.#isLastsTurn = !this.#isLastsTurn;
    for (const waiting of this.#groups.values()) {
      const rank = this.#rank(waiting);
      if (this.#isLastsTurn ? rank > least : rank >= least) continue;
      [next, least] = [waiting, rank];
    }
    return this.#take(next, 'oldest');
  }

  /** Orders groups by their counts, and those with equal counts by their owners' counts. */
  #rank({ group: { name, owner } }: Waiting): number {
    const ofOwner = this.#ownerCounts.of(owner);
    return this.#counts.of(name) + ofOwner / (ofOwner + 1);
  }

  #most(): Waiting | undefined {
    let found: Waiting | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const waiting of this.#groups.values()) {
      const rank = this.#rank(waiting);
      if (rank > most) [found, most] = [waiting, rank];
    }
    return found;
  }

  #take(from: Waiting | undefined, which: 'oldest' | 'newest'): Entry | undefined {
    if (from === undefined) return undefined;
    const { group, entries } = from;
    const entry = which === 'oldest' ? entries.shift() : entries.pop();
    if (entries.length === 0) this.#groups.delete(group.name);
    this.#length -= 1;
    this.#highest = undefined;
    return entry;
  }
}
