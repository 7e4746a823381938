import { RecentCounts } from './recent-counts.ts';

const COUNTS_LAST_MS = 15 * 60 * 1000;
/** With more groups counts last less long; so many take some megabytes. */
const COUNTED_GROUPS_MAX = 20_000;

export interface QueueLimits {
  /** Entries that wait. */
  readonly waitingMax: number;
  /** Entries of one group that wait. */
  readonly waitingPerGroupMax: number;
  /** Milliseconds that never go back. */
  readonly now: () => number;
}

/** What is told to an entry that waits; one of the two, once. */
interface Entry {
  readonly start: () => void;
  readonly refuse: () => void;
}

/**
 * A queue of limited length that is fair between groups. Each entry counts against its group for some
 * 15 minutes, unless that is taken back. Next is the group with the least against it; among equals the
 * one that began to wait last, for in a flood the others are most likely part of it. When the queue is
 * full, the group with the most against it gives up its newest entry for one of a group with less.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #groups = new Map<string, Entry[]>();
  readonly #counts: RecentCounts;
  #length = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
    this.#counts = new RecentCounts({
      windowMs: COUNTS_LAST_MS,
      keysMax: COUNTED_GROUPS_MAX,
      now: limits.now,
    });
  }

  /** Counts something against a group, or takes it back with -1. */
  count(group: string, by: 1 | -1): void {
    this.#counts.add(group, by);
  }

  hasRoom(group: string): boolean {
    const { waitingMax, waitingPerGroupMax } = this.#limits;
    if ((this.#groups.get(group)?.length ?? 0) >= waitingPerGroupMax) return false;
    if (this.#length < waitingMax) return true;
    const own = this.#counts.of(group);
    return this.#groups.keys().some((other) => this.#counts.of(other) > own);
  }

  /** Lets an entry wait for which there is room. */
  add(group: string, entry: Entry): void {
    if (this.#length >= this.#limits.waitingMax) {
      const giving = this.#giving(group);
      if (giving !== undefined) this.#take(giving, 'newest')?.refuse();
    }
    const entries = this.#groups.get(group);
    if (entries) entries.push(entry);
    else this.#groups.set(group, [entry]);
    this.#length += 1;
  }

  /** Takes the entry out whose turn it is. */
  next(): Entry | undefined {
    let next: string | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const group of this.#groups.keys()) {
      const count = this.#counts.of(group);
      if (count <= least) [next, least] = [group, count];
    }
    return next === undefined ? undefined : this.#take(next, 'oldest');
  }

  /** The group that gives up an entry for one of this group, if any has more against it. */
  #giving(group: string): string | undefined {
    let giving: string | undefined;
    let most = this.#counts.of(group);
    for (const other of this.#groups.keys()) {
      const count = this.#counts.of(other);
      if (count > most) [giving, most] = [other, count];
    }
    return giving;
  }

  #take(group: string, which: 'oldest' | 'newest'): Entry | undefined {
    const entries = this.#groups.get(group) ?? [];
    const entry = which === 'oldest' ? entries.shift() : entries.pop();
    if (entries.length === 0) this.#groups.delete(group);
    if (entry) this.#length -= 1;
    return entry;
  }
}
