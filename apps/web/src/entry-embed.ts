import { toBadiDate } from '@bahai-friends/badi-calendar';
import { enDates } from '@bahai-friends/badi-calendar/names/en-dates';
import type { PublicSettings, TodaysQuote } from '@bahai-friends/contract';

// Runs on pages of other sites, which download it each time it has changed: its size is a test.

const script =
  // Empty in a module, and in a script that another one has loaded.
  (document.currentScript as HTMLScriptElement | null) ??
  document.querySelector<HTMLScriptElement>('script[src*="/embed.js"]');
/** The community's site: where this file is from. */
const site = new URL('.', script?.src ?? location.href);

/** An element with a text, never with HTML, which keeps the direction of its own words. */
function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  text: string,
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  made.textContent = text;
  made.dir = 'auto';
  // Styles that a script sets need no permission of the page's Content Security Policy.
  made.style.margin = '0';
  made.setAttribute('part', name);
  return made;
}

function link(text: string, href: string): HTMLAnchorElement {
  // What stands around it goes by its words.
  return Object.assign(element('a', text), { dir: '', href, target: '_blank', rel: 'noopener' });
}

/**
 * Defines an element that shows what the site's API says. What the page has put between its tags is shown until
 * then, and stays when the API says nothing that can be shown.
 */
function define<T>(name: string, path: string, render: (data: T) => Node): void {
  // A page may load this twice.
  if (customElements.get(name)) return;
  customElements.define(
    name,
    class extends HTMLElement {
      async connectedCallback(): Promise<void> {
        try {
          const response = await fetch(new URL(path, site), { credentials: 'omit' });
          if (!response.ok || this.shadowRoot) return;
          const content = render(await response.json());
          this.attachShadow({ mode: 'open' }).append(content);
        } catch {}
      }
    },
  );
}

define<TodaysQuote>('bahai-quote', 'api/quotes/today', ({ text, source, referenceUrl }) => {
  const figure = element('figure', '');
  const quote = element('blockquote', text.trim());
  quote.style.whiteSpace = 'pre-line';
  const caption = element('figcaption', '— ');
  const isWebAddress = /^https?:\/\//i.test(referenceUrl ?? '');
  caption.append(isWebAddress ? link(source, `${referenceUrl}`) : source, ' · ');
  caption.append(link(site.host, site.href));
  figure.append(quote, caption);
  return figure;
});

define<PublicSettings>('badi-date', 'api/settings', ({ today }) => {
  const { day, month, year } = toBadiDate(today);
  const time = element('time', `${day} ${enDates.months[month - 1]} ${year} ${enDates.era}`);
  time.dateTime = today;
  return time;
});
