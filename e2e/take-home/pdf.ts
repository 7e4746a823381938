import type { Page } from '@playwright/test';

interface PrintedPdf {
  readonly pages: number;
  /** Width and height of every page, in points, each size once. */
  readonly sizes: readonly string[];
}

/** What comes out of the printer, read from the PDF: on a paper that is given, or on the one that the page asks for. */
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

/** A4 as the browser rounds its millimetres, and Letter. */
export const A4 = /^59[56] × 84[23]$/;
export const LETTER = /^612 × 792$/;

/** The page within its margins, in pixels of CSS: what `100vh` is on paper. */
const AREAS = { A4: { width: 718, height: 1046 }, Letter: { width: 740, height: 980 } } as const;

/** Elements of a page as it is printed on a paper which hold more than they show. */
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
