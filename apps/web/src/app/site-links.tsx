/**
 * The ways to what the application does not show: documents of their own. It stands beside the application in
 * every document, and no script knows it; the style sheet hides it beside login and dashboard.
 */
export function SiteLinks() {
  return (
    <nav aria-label="More of this site" className="site-links">
      <a href="/calendar">Calendar</a>
      <a href="/quotes">Quotes</a>
    </nav>
  );
}
