import { isWarning, type SecurityEvent } from '@bahai-friends/contract';
import type { CountedEvent } from './security-events.repository.ts';

/** Further users and networks are counted together until the next time that events are stored. */
const WARNINGS_MAX = 100;

/** What has happened: who it was, where that is known, and from which network. */
interface HappenedEvent {
  readonly event: SecurityEvent;
  /** Empty for nobody who is known. */
  readonly username: string;
  readonly network: string;
  readonly at: string;
}

/** Events that are still to be stored, equal ones counted: a flood fills no more memory than a few. */
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

  /** All of them, which are then no longer pending. */
  take(): CountedEvent[] {
    const events = [...this.#events.values()];
    this.#events = new Map();
    this.#warnings = 0;
    return events;
  }
}
