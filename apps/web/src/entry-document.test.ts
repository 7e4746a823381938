import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { liveIn, stopClock } from './testing/fake-time.ts';
import { type Paint, stubPaint } from './testing/paint.ts';

/** A module that says when it runs. */
const module = (name: string) => `data:text/javascript,(globalThis.started??=[]).push('${name}')`;

const started = (): string[] => Reflect.get(globalThis, 'started') ?? [];

let paint: Paint;

beforeEach(() => {
  paint = stubPaint();
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'started');
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  delete document.documentElement.dataset.day;
});

async function open(modules = ''): Promise<void> {
  document.head.innerHTML = `<script type="module" data-modules="${modules}"></script>`;
  vi.resetModules();
  await import('./entry-document.ts');
}

describe('the scripts that a document names', () => {
  it('are loaded, all of them, when it is painted', async () => {
    await open(`${module('application')} ${module('page')}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(started()).toEqual([]);
    paint.happens();
    await expect.poll(() => started().toSorted()).toEqual(['application', 'page']);
  });
});

describe('today’s dates', () => {
  it('are filled in before the page is painted, of the visitor’s day', async () => {
    liveIn('Pacific/Kiritimati');
    stopClock('2026-03-20T10:00:00Z');
    document.body.innerHTML = '<dl id="dates"><dd></dd><dd></dd><dd></dd></dl>';
    await open();
    const values = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(values).toEqual(['Jalál', '1 Bahá 183 B.E.', 'March 21, 2026']);
  });

  it('are not missed where the page has none', async () => {
    await open();
    expect(document.documentElement.dataset.day).toBeUndefined();
  });
});
