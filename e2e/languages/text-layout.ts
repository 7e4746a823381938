import type { Page } from '@playwright/test';

/**
 * Texts of the page that are cut off by their box, reach out of it, or lie over another text; of what is behind an open
 * dialog none.
 */
export function brokenLayout(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root =
      [...document.querySelectorAll('[role=dialog],[role=alertdialog]')].at(-1) ?? document.body;
    const found: string[] = [];
    const SLACK = 1.5;
    /** What has a border or a colour of its own, so that text beyond it is seen to be. */
    const BOXES = 'button, .button, .badge, .tab, .segment, th, td, .dialog, .card, .alert';

    /** What only screen readers get, as `.sr-only` and the headings of narrow tables are. */
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement));
    const isSeen = (element: Element): boolean => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && !isClipped(element);
    };
    /** What stays in sight lies over what is scrolled below it. */
    const isSticky = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).position === 'sticky' || isSticky(element.parentElement));

    for (const element of root.querySelectorAll<HTMLElement>('*')) {
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
    }
    const lines: Line[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      const text = node.nodeValue?.trim();
      if (!parent || !text || !isSeen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // Of a text that is shown in part, the lines after it are not seen.
      const end = parent.closest('[class*="line-clamp"]')?.getBoundingClientRect().bottom;
      const boxes = [...range.getClientRects()].filter(
        ({ width, top }) => width > 0 && (end === undefined || top < end - SLACK),
      );
      if (!isSticky(parent)) lines.push(...boxes.map((box) => ({ text, node, box })));
      const around = parent.closest(BOXES)?.getBoundingClientRect();
      const leaves = boxes.some(
        ({ left, right }) => around && (left < around.left - SLACK || right > around.right + SLACK),
      );
      if (leaves) found.push(`out of its box: ${text}`);
    }

    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (one.node === other.node) continue;
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
  });
}

/** What names something in a room and is not said by its texts: headings, labels, buttons and columns. */
export function untranslated(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root =
      [...document.querySelectorAll('[role=dialog],[role=alertdialog]')].at(-1) ?? document.body;
    const names = [
      ...root.querySelectorAll<HTMLElement>(
        'h1, h2, h3, legend, label, button, th, [role=tab], dt',
      ),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true }));
    return names
      .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? '')
      .filter((text) => /\p{L}{2}/u.test(text) && !text.includes('⟦'));
  });
}
