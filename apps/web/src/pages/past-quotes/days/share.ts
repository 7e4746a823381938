// The only script of a day's page: 'Share' by the system's share sheet, otherwise by copying, otherwise by hand. Where
// the server does not know the site's address, it puts that into the sharing links, and shows them.

const place = document.getElementById('share')?.parentElement;

/** The quote with its source, as the page shows them. */
const quoteText = (): string =>
  [...document.querySelectorAll('.quote-card blockquote, .quote-card figcaption')]
    .map(({ textContent }) => textContent)
    .join('\n');

/** Whether a way of sharing succeeded; closing the share sheet counts as success, too. */
async function succeeds(way: Promise<void> | undefined): Promise<boolean> {
  try {
    await way;
    return way !== undefined;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

async function share(): Promise<void> {
  const status = place?.querySelector('p');
  const field = place?.querySelector('textarea');
  if (!status || !field) return;
  const [text, url] = [quoteText(), location.origin + location.pathname];
  // Browsers have neither over plain http, whatever their types say.
  const { share, clipboard }: Partial<Navigator> = navigator;
  if (await succeeds(share?.call(navigator, { text, url }))) return;
  const all = `${text}\n${url}`;
  if (await succeeds(clipboard?.writeText(all))) {
    status.textContent = status.dataset.copied ?? '';
    return;
  }
  status.textContent = status.dataset.selected ?? '';
  field.hidden = false;
  field.value = all;
  field.select();
}

place?.querySelector('button')?.addEventListener('click', share);

const ways = document.querySelector<HTMLElement>('.sharing [data-path]');
if (ways) {
  const { path = '' } = ways.dataset;
  const whole = encodeURIComponent(location.origin + path);
  for (const link of ways.querySelectorAll('a')) {
    link.href = link.href.replace(encodeURIComponent(path), whole);
  }
  ways.hidden = false;
}
