import type { PageData, PageSite, PublicSettings } from '@bahai-friends/contract';

/** The element that follows the page: once it has arrived, the whole page has. */
export const PAGE_DATA_ID = 'page-data';

/** What the scripts of the application know of the page that they find. */
export interface RenderedAt {
  /** The path that it was rendered for; empty for the page of what is not there, which all such paths share. */
  readonly path: string;
}

/**
 * What a page was rendered with, as an inert script element for the browser to start from. No text
 * in it can end the element or the line.
 */
export function renderPageData(data: PageData): string {
  const json = JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>`;
}

/** The community without what no script goes by. */
export function pageSite({ features: _, ...site }: PublicSettings): PageSite {
  return site;
}

/**
 * What the page in this document was rendered with; only standalone pages go without `site`.
 *
 * @typeParam Own What the page has of its own.
 */
export function readPageData<Own extends object = object>(
  document: Document,
): PageData & { readonly site: PageSite } & Own {
  return JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '{}');
}
