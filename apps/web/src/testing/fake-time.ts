import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Offsets from UTC in January, in hours. */
const ZONES = {
  'Pacific/Kiritimati': 14,
  'Asia/Kathmandu': 5.75,
  UTC: 0,
  'America/New_York': -5,
  'Pacific/Niue': -11,
};
/** More turns of the event loop than a response of the test's API takes. */
const TURNS = 20;
/** It is stored before any clock is stopped: it turns the event loop, and not the clock. */
const { setTimeout: nextTurn } = globalThis;

/** Stops the clock. From here on time passes only with {@link passTime}. */
export function stopClock(instant: string): void {
  vi.useFakeTimers({
    now: new Date(instant),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
}

/** Waits for pending responses and their rendering while the clock is stopped. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    await act(async () => {
      await new Promise((resolve) => nextTurn(resolve));
      vi.advanceTimersByTime(0);
    });
  }
}

/**
 * Advances the stopped clock, and waits for the rendering. Responses arrive at the end of it, so
 * requests that follow one another need several calls.
 */
export async function passTime(milliseconds: number): Promise<void> {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
  await settle();
}

/** Moves the visitor to a time zone. */
export function liveIn(zone: keyof typeof ZONES): void {
  vi.stubEnv('TZ', zone);
  if (new Date('2026-01-01').getTimezoneOffset() !== -60 * ZONES[zone]) {
    throw new Error(`The time zone ${zone} did not take effect`);
  }
}
