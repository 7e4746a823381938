import type { PageData } from '@bahai-friends/contract';

/** The element after the page itself: once it is there, the page is whole. */
export const PAGE_DATA_ID = 'page-data';

/**
 * What a page was rendered with, as an inert script element for the browser to start from. No text
 * in it can end the element or the line.
 */
export function renderPageData(props: PageData): string {
  const json = JSON.stringify(props).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>`;
}

/** What the page in this document was rendered with. */
export function readPageData(document: Document): PageData {
  return JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '{}');
}
