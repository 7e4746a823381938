import { RecentCounts } from './recent-counts.ts';

const COUNTS_LAST_MS = 15 * 60 * 1000;
/** With more groups, counts last less long; so many take some megabytes. */
const COUNTED_GROUPS_MAX = 20_000;

export interface QueueLimits {
  /** Entries that wait. */
  readonly waitingMax: number;
  /** Entries of one group that wait. */
  readonly waitingPerGroupMax: number;
  /** Milliseconds that never go back. */
  readonly now: () => number;
}

/** An entry that waits; one of the two is called, once. */
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
 * group's owner for some 15 minutes, unless that is taken back. Next is the group with the least against
 * it, among equals the one whose owner has; if that is equal, too, the one that began to wait last and the
 * one that began first take turns: the former is not kept waiting by a flood that has gone before it, the
 * latter not by one that goes on. When the queue is full, the group with the most against it gives up its
 * newest entry for one of a group with less.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #groups = new Map<string, Waiting>();
  readonly #counts: RecentCounts;
  readonly #ownerCounts: RecentCounts;
  #length = 0;
  #isLastsTurn = false;
  /** The most that counts against a group that waits, while that is known: rejections must be cheap. */
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

  /** Lets an entry wait for which there is room. */
  add(group: Group, entry: Entry): void {
    if (this.#length >= this.#limits.waitingMax) this.#take(this.#most(), 'newest')?.reject();
    const waiting = this.#groups.get(group.name);
    if (waiting) waiting.entries.push(entry);
    else this.#groups.set(group.name, { group, entries: [entry] });
    this.#length += 1;
    this.#highest = undefined;
  }

  /** Takes the entry out whose turn it is. */
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

  /** By the group's count, and by its owner's when that is equal. */
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
