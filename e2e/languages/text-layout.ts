import type { Page } from '@playwright/test';

/** What is open over everything else; without it, all of the page is checked. */
const ON_TOP = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]:not([hidden])';

/**
 * Texts of the page that are cut off by their box, reach out of it, or lie over another text. Behind an open dialog,
 * menu or list nothing is checked. A toast lies over the page for a moment, and is checked by itself.
 */
export function brokenLayout(page: Page): Promise<string[]> {
  return page.evaluate((onTop) => {
    // Rows outside of the viewport are laid out for this check, too. The document keeps the rule, as it has to be styled
    // anew for each new one.
    if (document.adoptedStyleSheets.length === 0) {
      const laidOut = new CSSStyleSheet();
      laidOut.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets = [laidOut];
    }
    const root = [...document.querySelectorAll(onTop)].at(-1) ?? document.body;
    const found: string[] = [];
    const SLACK = 1.5;
    /** Elements with a border or a background colour of their own, at which text beyond them is noticed. */
    const BOXES = 'button, .button, .badge, .tab, .segment, th, td, .dialog, .card, .alert';

    /** What is asked of an element, and through it of all that it stands in, is found out once. */
    const once = <T>(find: (element: Element) => T): ((element: Element) => T) => {
      const known = new Map<Element, T>();
      return (element) => {
        const result = known.has(element) ? (known.get(element) as T) : find(element);
        known.set(element, result);
        return result;
      };
    };
    const isWithin = (element: Element, is: (around: Element) => boolean): boolean =>
      element.parentElement !== null && is(element.parentElement);

    /** What only screen readers get, as `.sr-only` and the headings of narrow tables are. */
    const isClipped = once(
      (element): boolean =>
        getComputedStyle(element).clipPath === 'inset(50%)' || isWithin(element, isClipped),
    );
    const isSeen = once((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && !isClipped(element);
    });
    /** What stays in sight lies over what is scrolled below it. */
    const isSticky = once(
      (element): boolean =>
        getComputedStyle(element).position === 'sticky' || isWithin(element, isSticky),
    );

    /** What is scrolled, or folded, shows a part of what it holds. */
    const frameOf = once((element): DOMRect | undefined => {
      if (element === document.body) return undefined;
      const { overflowY } = getComputedStyle(element);
      if (overflowY !== 'visible' && overflowY !== 'clip') return element.getBoundingClientRect();
      return element.parentElement ? frameOf(element.parentElement) : undefined;
    });

    // The value of an input is scrolled within its field.
    for (const element of root.querySelectorAll<HTMLElement>(':not(input)')) {
      const { overflowX } = getComputedStyle(element);
      const isCut =
        (overflowX === 'hidden' || overflowX === 'clip') &&
        element.scrollWidth > element.clientWidth + SLACK;
      if (isCut && isSeen(element)) found.push(`cut: ${element.textContent}`);
    }

    interface Line {
      readonly text: string;
      readonly node: Node;
      readonly box: DOMRect;
      readonly toast: Element | null;
    }
    const lines: Line[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      const text = node.nodeValue?.trim();
      if (!parent || !text || !isSeen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const frame = frameOf(parent);
      const boxes = [...range.getClientRects()].filter(
        ({ width, top, bottom }) =>
          width > 0 && (!frame || (top > frame.top - SLACK && bottom < frame.bottom + SLACK)),
      );
      const toast = parent.closest('.toast');
      if (!isSticky(parent)) lines.push(...boxes.map((box) => ({ text, node, box, toast })));
      const around = parent.closest(BOXES)?.getBoundingClientRect();
      const leaves = boxes.some(
        ({ left, right }) => around && (left < around.left - SLACK || right > around.right + SLACK),
      );
      if (leaves) found.push(`out of its box: ${text}`);
    }

    // From above: what begins below a line, and all after it, does not lie over it.
    lines.sort((one, other) => one.box.top - other.box.top);
    for (const [index, one] of lines.entries()) {
      for (let next = index + 1; next < lines.length; next += 1) {
        const other = lines[next];
        if (!other || other.box.top >= one.box.bottom) break;
        if (one.node === other.node || one.toast !== other.toast) continue;
        const wide =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // The boxes of lines are higher than their letters.
        const isOver = wide > SLACK && high > Math.min(one.box.height, other.box.height) / 2;
        if (isOver) found.push(`over each other: ${one.text} | ${other.text}`);
      }
    }
    return [...new Set(found)];
  }, ON_TOP);
}

/**
 * Headings, labels, buttons and columns that are not among the texts of their room. Days, user content and toasts,
 * which belong to every page, are left out.
 */
export function untranslated(page: Page): Promise<string[]> {
  return page.evaluate((onTop) => {
    const root = [...document.querySelectorAll(onTop)].at(-1) ?? document.body;
    const names = [
      ...root.querySelectorAll<HTMLElement>(
        'h1, h2, h3, legend, label, button, th, [role=tab], dt',
      ),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true }));
    const said = (element: HTMLElement): string => {
      const words = element.cloneNode(true) as HTMLElement;
      for (const value of words.querySelectorAll('[dir=auto], bdi, time')) value.remove();
      return element.getAttribute('aria-label') ?? words.textContent ?? '';
    };
    // The browser has its own names for the days of the week.
    const weekday = new Intl.DateTimeFormat(document.documentElement.lang, {
      weekday: 'long',
      timeZone: 'UTC',
    });
    const weekdays = new Set(
      [1, 2, 3, 4, 5, 6, 7].map((day) => weekday.format(Date.UTC(2024, 0, day))),
    );
    return names
      .filter((element) => !element.closest('.toast, bdi'))
      .map(said)
      .filter((text) => /\p{L}{2}/u.test(text) && !text.includes('⟦') && !weekdays.has(text));
  }, ON_TOP);
}
