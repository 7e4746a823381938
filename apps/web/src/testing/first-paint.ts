import { vi } from 'vitest';

/** A browser's first paint, which jsdom never makes. */
export interface Paint {
  happens(): void;
}

export function stubPaint(): Paint {
  const listeners: (() => void)[] = [];
  let hasHappened = false;
  class PaintObserver {
    readonly #tell: () => void;
    constructor(tell: () => void) {
      this.#tell = tell;
    }
    observe({ type, buffered }: PerformanceObserverInit): void {
      if (type !== 'paint') return;
      if (hasHappened && buffered) queueMicrotask(this.#tell);
      else listeners.push(this.#tell);
    }
  }
  vi.stubGlobal('PerformanceObserver', PaintObserver);
  return {
    happens() {
      hasHappened = true;
      for (const tell of listeners.splice(0)) tell();
    },
  };
}
