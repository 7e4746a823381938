import { isWarning, type SecurityEvent } from '@bahai-friends/contract';
import type { CountedEvent } from './security-events.repository.ts';

/** The most different warnings until events are next stored; further users and networks are counted together. */
const WARNINGS_MAX = 100;

/** An event with its user, where known, and its network. */
interface HappenedEvent {
  readonly event: SecurityEvent;
  /** Empty when the user is not known. */
  readonly username: string;
  readonly network: string;
  readonly at: string;
}

/** Events that are still to be stored, equal ones counted together, so that a flood takes no more memory than a few. */
export class PendingEvents {
  #events = new Map<string, CountedEvent>();
  #warnings = 0;

  add({ event, username, network, at }: HappenedEvent): void {
    const hour = `${at.slice(0, 13)}:00:00.000Z`;
    const key = JSON.stringify([hour, event, username, network]);
    const before = this.#events.get(key);
    if (before) {
      this.#events.set(key, { ...before, count: before.count + 1, last_at: at });
      return;
    }
    if (isWarning(event) && network !== '') {
      if (this.#warnings >= WARNINGS_MAX) {
        this.add({ event, username: '', network: '', at });
        return;
      }
      this.#warnings += 1;
    }
    const first = { hour, event, username, network, count: 1, first_at: at, last_at: at };
    this.#events.set(key, first);
  }

  get isEmpty(): boolean {
    return this.#events.size === 0;
  }

  /** Returns all events, and forgets them. */
  take(): CountedEvent[] {
    const events = [...this.#events.values()];
    this.#events = new Map();
    this.#warnings = 0;
    return events;
  }
}
