import type { Page } from '@playwright/test';

interface PrintedPdf {
  readonly pages: number;
  /** The width and height of every page, in points, each size once. */
  readonly sizes: readonly string[];
}

/** The PDF of a printed page, on the given paper, or on the one that the page asks for. */
export async function printed(page: Page, format?: 'A4' | 'Letter'): Promise<PrintedPdf> {
  const pdf = await page.pdf(format ? { format } : { preferCSSPageSize: true });
  const text = pdf.toString('latin1');
  const boxes = [...text.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
  return {
    pages: text.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0,
    sizes: [
      ...new Set(boxes.map(([, w, h]) => `${Math.round(Number(w))} × ${Math.round(Number(h))}`)),
    ],
  };
}

/** The size of A4 as the browser rounds its millimetres. */
export const A4 = /^59[56] × 84[23]$/;
export const LETTER = /^612 × 792$/;

/** The size of the page within its margins, in CSS pixels: `100vh` on paper is its height. */
const AREAS = { A4: { width: 718, height: 1046 }, Letter: { width: 740, height: 980 } } as const;

/** Elements of a page, printed on a paper, whose content is cut off. */
export async function cutOff(
  page: Page,
  paper: keyof typeof AREAS,
  selector: string,
): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(AREAS[paper]);
  return page.locator(selector).evaluateAll((elements) =>
    elements
      .filter(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => {
        return scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
      })
      .map(({ className, textContent }) => `${className}: ${textContent}`),
  );
}
