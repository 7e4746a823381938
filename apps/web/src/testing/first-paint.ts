import { vi } from 'vitest';

/** A browser's first paint, which jsdom does not have. */
export interface Paint {
  happens(): void;
}

export function stubPaint(): Paint {
  const listeners: (() => void)[] = [];
  let hasHappened = false;
  class PaintObserver {
    readonly #notify: () => void;
    constructor(notify: () => void) {
      this.#notify = notify;
    }
    observe({ type, buffered }: PerformanceObserverInit): void {
      if (type !== 'paint') return;
      if (hasHappened && buffered) queueMicrotask(this.#notify);
      else listeners.push(this.#notify);
    }
  }
  vi.stubGlobal('PerformanceObserver', PaintObserver);
  return {
    happens() {
      hasHappened = true;
      for (const notify of listeners.splice(0)) notify();
    },
  };
}
