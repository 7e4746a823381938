import { type Clock, writeInstant } from '../clock.ts';

/** A clock that stands still until a test moves it. */
export class TestClock implements Clock {
  #instant: Temporal.Instant;

  /** @param instant ISO 8601, such as `2026-03-21T09:00:00Z`. */
  constructor(instant: string) {
    this.#instant = Temporal.Instant.from(instant);
  }

  now(): string {
    return writeInstant(this.#instant);
  }

  after(seconds: number): string {
    return writeInstant(this.#instant.add({ seconds }));
  }

  today(): string {
    return this.#instant.toZonedDateTimeISO('UTC').toPlainDate().toString();
  }

  advance(seconds: number): void {
    this.#instant = this.#instant.add({ seconds });
  }

  moveTo(instant: string): void {
    this.#instant = Temporal.Instant.from(instant);
  }
}
