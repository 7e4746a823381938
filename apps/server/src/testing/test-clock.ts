import { type Clock, writeInstant } from '../clock.ts';

/** A clock that stands still until a test moves it. */
export class TestClock implements Clock {
  #instant: Temporal.Instant;
  #elapsed = 0;

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

  epochMilliseconds(): number {
    return this.#instant.epochMilliseconds;
  }

  elapsed(): number {
    return this.#elapsed;
  }

  /** Lets time pass. @param seconds A whole number. */
  advance(seconds: number): void {
    this.#elapsed += seconds;
    this.set(seconds);
  }

  /** Lets time pass until an instant. */
  moveTo(instant: string): void {
    const target = Temporal.Instant.from(instant);
    this.#elapsed += this.#instant.until(target).total('seconds');
    this.#instant = target;
  }

  /** Sets the clock forward or, with less than 0, back. @param seconds A whole number. */
  set(seconds: number): void {
    this.#instant = this.#instant.add({ seconds });
  }
}
