import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SCRIPT_LOAD_ERROR_ID } from './script-load-error.ts';
import { liveIn, stopClock } from './testing/fake-time.ts';
import { type Paint, stubPaint } from './testing/first-paint.ts';

/** A module that records when it runs. The browser runs each only once, so every test needs its own. */
const module = (name: string) =>
  `data:text/javascript,(globalThis.started??=[]).push('${name}')`.replaceAll(' ', '%20');

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
  it('are all loaded after its first paint', async () => {
    await open(`${module('application')} ${module('page')}`);
    // Modules run in the order in which they are requested.
    await import(module('a later one'));
    expect(started()).toEqual(['a later one']);
    paint.happens();
    await expect.poll(() => started().toSorted()).toEqual(['a later one', 'application', 'page']);
  });
});

describe('a page that does nothing without its script', () => {
  const FAILING = 'data:text/javascript,throw%20new%20Error()';
  const page = () => document.querySelector<HTMLElement>('main');
  const message = () => document.getElementById(SCRIPT_LOAD_ERROR_ID);
  const shown = () => [page()?.hidden, message()?.hidden];

  async function openWith(modules: string) {
    document.body.innerHTML = `
      <main>Checking...</main>
      <div id="${SCRIPT_LOAD_ERROR_ID}" hidden><button>Load the page again</button></div>`;
    await open(modules);
    paint.happens();
  }

  it('says so when its script cannot be loaded, and can be loaded again', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    await openWith(`${FAILING} ${module('a part')}`);
    await expect.poll(shown).toEqual([true, false]);
    message()?.querySelector('button')?.click();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('leaves it to the application whether the parts that it loads are all there', async () => {
    await openWith(`${module('another application')} ${FAILING}`);
    await expect.poll(started).toEqual(['another application']);
    expect(shown()).toEqual([false, true]);
  });

  it('leaves other pages as they are', async () => {
    document.body.innerHTML = '<main>A quote</main>';
    await open(`${FAILING} ${module('other page')}`);
    paint.happens();
    await expect.poll(started).toEqual(['other page']);
    expect(page()?.hidden).toBe(false);
  });
});

describe('today’s dates', () => {
  it('are filled in before the first paint, of the visitor’s day', async () => {
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
