/** Elements that name what a page loads. Text cannot look like one: it has no `<`. */
const LOADING = /<(?:link|script)\s[^>]*>/g;
/** What hydrates the page: it does without, and says without a network what there is to say. */
const HYDRATING = /data-modules="[^"]*/g;
/** A file with a hash in its name. */
const FILE = /\/assets\/[\w.-]+/g;

/** The files with a hash in their names that a document of this site needs without a network. */
export function filesOf(html: string): Set<string> {
  const elements = (html.match(LOADING) ?? []).join().replace(HYDRATING, '');
  return new Set(elements.match(FILE));
}
