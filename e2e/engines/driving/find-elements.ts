import type * as TestingLibrary from '@testing-library/dom';

/** A text as a whole, or what a part of it has to match. */
export type TextMatch = string | { readonly pattern: string; readonly flags: string };

/**
 * One step of the way to an element: it looks inside the elements that the steps before have found, or chooses among
 * them.
 */
export type Step =
  | { readonly by: 'role'; readonly role: string; readonly name?: TextMatch }
  | { readonly by: 'label'; readonly label: TextMatch }
  | { readonly by: 'text'; readonly text: TextMatch }
  | { readonly by: 'selector'; readonly selector: string }
  | { readonly by: 'containing'; readonly text: TextMatch }
  | { readonly by: 'place'; readonly place: number };

declare global {
  interface Window {
    TestingLibraryDom?: typeof TestingLibrary;
  }
}

/**
 * Runs in the page, by its source, so it can use nothing from the surrounding module. It finds what somebody can see,
 * or hear: by roles and names as assistive technology has them.
 *
 * @returns the elements in the order of the document.
 */
export function findElements(steps: readonly Step[]): HTMLElement[] {
  const library = window.TestingLibraryDom;
  if (!library) throw new Error('What finds elements is not loaded');
  const matcher = (match: TextMatch): string | RegExp =>
    typeof match === 'string' ? match : new RegExp(match.pattern, match.flags);
  const matches = (text: string, match: TextMatch): boolean =>
    typeof match === 'string'
      ? text.includes(match)
      : new RegExp(match.pattern, match.flags).test(text);
  const inwards = (root: HTMLElement, step: Step): HTMLElement[] => {
    if (step.by === 'role') {
      const name = step.name === undefined ? {} : { name: matcher(step.name) };
      return library.queryAllByRole(root, step.role, name);
    }
    if (step.by === 'label') return library.queryAllByLabelText(root, matcher(step.label));
    if (step.by === 'text') return library.queryAllByText(root, matcher(step.text));
    if (step.by === 'selector') return [...root.querySelectorAll<HTMLElement>(step.selector)];
    return [];
  };
  let found: HTMLElement[] = [document.documentElement];
  for (const step of steps) {
    if (step.by === 'containing') {
      found = found.filter((element) => matches(element.innerText, step.text));
    } else if (step.by === 'place') {
      found = found.slice(step.place).slice(0, 1);
    } else {
      found = [...new Set(found.flatMap((root) => inwards(root, step)))];
    }
  }
  return found.filter((element) => element.checkVisibility({ visibilityProperty: true }));
}

/**
 * Runs in the page, by its source. It scrolls the element into view, and returns the reason why a click in its middle
 * would not reach it, for example since it still moves; null when the click would reach it.
 */
export async function obstacleTo(element: HTMLElement): Promise<string | null> {
  const place = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, size: width * height };
  };
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const before = place();
  await nextFrame();
  await nextFrame();
  const { x, y, size } = place();
  if (x !== before.x || y !== before.y) return 'It moves';
  if (size === 0) return 'It has no size';
  if (element.matches(':disabled, [aria-disabled=true]')) return 'It is disabled';
  const hit = document.elementFromPoint(x, y);
  const reaches =
    hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
  return reaches ? null : `It is covered by ${hit?.outerHTML.slice(0, 200)}`;
}
