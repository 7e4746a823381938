import { accessibilityFindings } from './accessibility-findings.ts';
import type { Tab } from './engine.ts';
import { Locator } from './locator.ts';
import { loaded, RULES } from './page-scripts.ts';
import { until } from './until.ts';

/**
 * Stores the texts of notifications from the first call on, since each disappears by itself. It uses nothing from the
 * surrounding module.
 */
function keptMessages(): string[] {
  const keeper = globalThis as typeof globalThis & { keptMessages?: Set<string> };
  const kept = keeper.keptMessages ?? new Set();
  const keep = () => {
    for (const message of document.querySelectorAll('[aria-label^="Notification"] li')) {
      kept.add(message.textContent);
    }
  };
  if (keeper.keptMessages === undefined) {
    keeper.keptMessages = kept;
    new MutationObserver(keep).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  }
  keep();
  return [...kept];
}

/** A page in an engine, as a visitor sees it. */
export class Page extends Locator {
  readonly tab: Tab;
  readonly siteUrl: string;

  constructor(tab: Tab, siteUrl: string) {
    super(tab);
    this.tab = tab;
    this.siteUrl = siteUrl;
  }

  async open(path: string): Promise<void> {
    await this.tab.goto(new URL(path, this.siteUrl).href);
    await this.messages();
  }

  /** The texts of all notifications since this was first called in the page's document. */
  messages(): Promise<string[]> {
    return this.run(keptMessages);
  }

  /** Runs a function in the page, which uses nothing from the surrounding module. */
  async run<A extends unknown[], T>(use: (...args: A) => T, ...args: A): Promise<Awaited<T>> {
    return (await this.tab.call(String(use), args)) as Awaited<T>;
  }

  press(keys: string): Promise<void> {
    return this.tab.press(keys);
  }

  type(text: string): Promise<void> {
    return this.tab.type(text);
  }

  /** The path, query and hash of the current address. */
  address(): Promise<string> {
    return this.run(() => location.href.replace(location.origin, ''));
  }

  async addressIs(expected: string | RegExp): Promise<void> {
    await until(`the address is ${expected}`, async () => {
      const address = await this.address();
      const is = typeof expected === 'string' ? address === expected : expected.test(address);
      if (!is) throw new Error(`it is ${address}`);
      return true;
    });
  }

  /** The computed value of a style property for each element. */
  style(of: Locator, property: 'direction' | 'backgroundColor'): Promise<string[]> {
    return of.each((element, name) => getComputedStyle(element)[name], property);
  }

  /** Sets the window's width, without loading the page again. */
  async resize(width: number): Promise<void> {
    await this.tab.resize(width, 900);
    await until(`the window is ${width} px wide`, async () => {
      const is = await this.run(() => innerWidth);
      if (is !== width) throw new Error(`it is ${is}`);
      return true;
    });
  }

  /** Waits until the page has come to rest at its width, and expects that nothing reaches beyond the right edge. */
  async fits(): Promise<void> {
    const width = await this.run(() => innerWidth);
    await until(`${await this.address()} fits ${width} px`, async () => {
      const isTooWide = await this.run(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth > clientWidth;
      });
      return !isTooWide || undefined;
    });
  }

  /** The findings of the accessibility rules on the page as it is now, once it has come to rest. */
  async accessibilityFindings(): Promise<string[]> {
    return (await loaded(this.tab, RULES, String(accessibilityFindings))) as string[];
  }
}
