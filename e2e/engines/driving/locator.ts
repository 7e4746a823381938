import type { FoundElement, Tab } from './engine.ts';
import { findElements, obstacleTo, type Step, type TextMatch } from './find-elements.ts';
import { FINDER, loaded } from './page-scripts.ts';
import { until } from './until.ts';

const asMatch = (text: string | RegExp): TextMatch =>
  typeof text === 'string' ? text : { pattern: text.source, flags: text.flags };

/** The source of a function of the page that returns a value made of all elements that the steps find. */
const ofFound = (use: string): string =>
  `(steps, ...args) => (${use})((${findElements})(steps), ...args)`;

/** Elements of a page, which are looked for anew each time that it is used. */
export class Locator {
  readonly #tab: Tab;
  readonly #steps: readonly Step[];

  constructor(tab: Tab, steps: readonly Step[] = []) {
    this.#tab = tab;
    this.#steps = steps;
  }

  #then(step: Step): Locator {
    return new Locator(this.#tab, [...this.#steps, step]);
  }

  role(role: string, name?: string | RegExp): Locator {
    return this.#then({ by: 'role', role, ...(name !== undefined && { name: asMatch(name) }) });
  }

  label(label: string | RegExp): Locator {
    return this.#then({ by: 'label', label: asMatch(label) });
  }

  text(text: string | RegExp): Locator {
    return this.#then({ by: 'text', text: asMatch(text) });
  }

  css(selector: string): Locator {
    return this.#then({ by: 'selector', selector });
  }

  containing(text: string | RegExp): Locator {
    return this.#then({ by: 'containing', text: asMatch(text) });
  }

  nth(place: number): Locator {
    return this.#then({ by: 'place', place });
  }

  /** The result of a function of the page for each element that is found now; the function uses nothing else. */
  async each<T, A extends unknown[]>(
    use: (element: HTMLElement, ...args: A) => T,
    ...args: A
  ): Promise<T[]> {
    const source = ofFound(`(found, ...args) => found.map((one) => (${use})(one, ...args))`);
    return (await loaded(this.#tab, FINDER, source, [this.#steps, ...args])) as T[];
  }

  /** The result of a function of the page for the only element; waits until there is one. */
  async one<T>(use: (element: HTMLElement) => T): Promise<T> {
    const [only] = await until(`one of ${this}`, async () => {
      const all = await this.each(use);
      if (all.length !== 1) throw new Error(`there are ${all.length}`);
      return all;
    });
    return only as T;
  }

  async count(): Promise<number> {
    return (await this.each(() => 0)).length;
  }

  /** The texts of all elements as they are seen: with line breaks, and without hidden text. */
  texts(): Promise<string[]> {
    return this.each((element) => element.innerText.trim());
  }

  seenText(): Promise<string> {
    return this.one((element) => element.innerText.trim());
  }

  value(): Promise<string> {
    return this.one((element) => (element as HTMLInputElement).value);
  }

  async shown(): Promise<void> {
    await until(`${this} is shown`, async () => (await this.count()) > 0 || undefined);
  }

  async gone(): Promise<void> {
    await until(`${this} is gone`, async () => (await this.count()) === 0 || undefined);
  }

  async focused(): Promise<void> {
    await until(`${this} has the focus`, async () => {
      const focus = await this.each((element) => element === document.activeElement);
      return focus.includes(true) || undefined;
    });
  }

  /** Moves the focus there, as if Tab had been pressed often enough. */
  async focus(): Promise<void> {
    await this.one((element) => element.focus());
    await this.focused();
  }

  /** Clicks the only element, when nothing covers it and it has come to rest. */
  async click(): Promise<void> {
    const element = await until(`${this} can be clicked`, async () => {
      const source = ofFound(
        `(found) => found.length === 1 ? (${obstacleTo})(found[0]) : 'there are ' + found.length`,
      );
      const obstacle = await loaded(this.#tab, FINDER, source, [this.#steps]);
      if (obstacle !== null) throw new Error(String(obstacle));
      return this.#first();
    });
    await element.click();
  }

  /** Types a text into the only field in place of its content. */
  async fill(text: string): Promise<void> {
    await this.click();
    await this.focused();
    await this.#tab.press('Control+a');
    await this.#tab.press('Delete');
    await this.#tab.type(text);
  }

  /** Chooses a file of this machine in the only file field. */
  async setFile(path: string): Promise<void> {
    const field = await until(`${this} is there`, () => this.#first());
    await field.setFile(path);
  }

  #first(): Promise<FoundElement> {
    return this.#tab.element(ofFound('(found) => found[0]'), [this.#steps]);
  }

  toString(): string {
    return this.#steps
      .map(({ by, ...rest }) => `${by} ${Object.values(rest).map((part) => JSON.stringify(part))}`)
      .join(' › ');
  }
}
