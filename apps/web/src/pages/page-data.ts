import type { PageData, PageSite, PublicSettings } from '@bahai-friends/contract';

/** The element after the page: when it has arrived, so has the whole page. */
export const PAGE_DATA_ID = 'page-data';

/** The values from which the application's scripts recognise the rendered page. */
export interface RenderedAt {
  /** The path for which it was rendered; empty for the 404 page, which all unknown paths share. */
  readonly path: string;
}

/**
 * The data of a rendered page, as an inert script element from which the browser starts. No text in it can end the
 * element or the line.
 */
export function renderPageData(data: PageData): string {
  const json = JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>`;
}

/** The settings without those that no script uses. */
export function pageSite({ features: _, ...site }: PublicSettings): PageSite {
  return site;
}

/**
 * The data with which the page in this document was rendered; only standalone pages have no `site`.
 *
 * @typeParam Own The page's own data.
 */
export function readPageData<Own extends object = object>(
  document: Document,
): PageData & { readonly site: PageSite } & Own {
  return JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '{}');
}
