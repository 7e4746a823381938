import { afterEach, describe, expect, it, vi } from 'vitest';

const started = (): string[] => Reflect.get(globalThis, 'started') ?? [];
/** A module that records when it runs. The browser runs each only once, so every test needs its own. */
const module = (name: string) =>
  `data:text/javascript,(globalThis.started??=[]).push('${name}')`.replaceAll(' ', '%20');
const FAILING = 'data:text/javascript,throw%20new%20Error()';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'started');
  document.head.innerHTML = '';
});

async function loader(attributes: string) {
  document.head.innerHTML = `<script type="module" ${attributes}></script>`;
  vi.resetModules();
  return await import('./load-scripts.ts');
}

describe('the scripts that a document names', () => {
  it('are loaded once, however often they are needed', async () => {
    const { loadApplication } = await loader(
      `data-modules="${module('first of two')} ${module('second of two')}"`,
    );
    await Promise.all([loadApplication(), loadApplication()]);
    await expect.poll(() => started().toSorted()).toEqual(['first of two', 'second of two']);
  });

  it('may be tried again when they have not come', async () => {
    const { loadApplication } = await loader(`data-modules="${FAILING}"`);
    await expect(loadApplication()).rejects.toThrow();
    const script = document.querySelector('script');
    if (script) script.dataset.modules = module('second try');
    await loadApplication();
    expect(started()).toEqual(['second try']);
  });

  it('are those that the page starts with, where it has such', async () => {
    const without = await loader('data-modules="x.js"');
    expect(without.startsLight()).toBe(false);
    const { startsLight, loadStarter } = await loader(
      `data-modules="x.js" data-starter="${module('starter')}"`,
    );
    expect(startsLight()).toBe(true);
    await loadStarter();
    expect(started()).toEqual(['starter']);
  });
});
