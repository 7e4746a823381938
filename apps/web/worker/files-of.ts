/** Elements that name files of a page. Text cannot look like one: it has no `<`. */
const LOADING = /<(?:link|script)\s[^>]*>/g;
/** The modules that hydrate the page: without a network it does without them. */
const HYDRATING = /data-modules="[^"]*/g;
/** A file with a hash in its name. */
const FILE = /\/assets\/[\w.-]+/g;

/** The hashed files that a document of this site needs without a network. */
export function filesOf(html: string): Set<string> {
  const elements = (html.match(LOADING) ?? []).join().replace(HYDRATING, '');
  return new Set(elements.match(FILE));
}
