import type { Clock } from '../clock.ts';

/** A clock that stands still until a test moves it. */
export class TestClock implements Clock {
  #instant: Temporal.Instant;

  /** @param instant ISO 8601, such as `2026-03-21T09:00:00Z`. */
  constructor(instant: string) {
    this.#instant = Temporal.Instant.from(instant);
  }

  now(): string {
    return this.#instant.toString({ fractionalSecondDigits: 3 });
  }

  today(): string {
    return this.#instant.toZonedDateTimeISO('UTC').toPlainDate().toString();
  }

  moveTo(instant: string): void {
    this.#instant = Temporal.Instant.from(instant);
  }
}
