/** Elements that name what a page loads. Text cannot look like one: it has no `<`. */
const LOADING = /<(?:link|script)\s[^>]*>/g;
/** A file with a hash in its name. */
const FILE = /\/assets\/[\w.-]+/g;

/** The files with a hash in their names that a document of this site loads, at once or later. */
export function filesOf(html: string): Set<string> {
  const elements = (html.match(LOADING) ?? []).join();
  return new Set(elements.match(FILE));
}
