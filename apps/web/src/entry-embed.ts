import type { TodaysQuote, WrittenSettings } from '@bahai-friends/contract';
import { LANGUAGES } from '@bahai-friends/languages/languages';
import { tagOf } from '@bahai-friends/languages/written-in';

// This runs on pages of other sites, which download it after each change: a test limits its size.

const script =
  // This is empty in a module, and in a script that another script has loaded.
  (document.currentScript as HTMLScriptElement | null) ??
  document.querySelector<HTMLScriptElement>('script[src*="/embed.js"]');
/** The address of the community's site, from which this file is loaded. */
const site = new URL('.', script?.src ?? location.href);

/** The languages of the site; the API refuses all others. */
const KNOWN = new RegExp(`^(${LANGUAGES.join('|')})(?![a-z])`, 'i');

/** The language of the page around an element; undefined where the site does not have it. */
function languageAt(place: Element): string | undefined {
  return KNOWN.exec(place.closest<HTMLElement>('[lang]')?.lang ?? '')?.[1]?.toLowerCase();
}

/** An element with a text, never with HTML, in the text's own direction. */
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
  // The surrounding direction follows its text.
  return Object.assign(element('a', text), { dir: '', href, target: '_blank', rel: 'noopener' });
}

/**
 * Defines an element that shows a result of the site's API in its language, or in the community's where the site does
 * not have it. The page's content between the tags is shown until then, and stays when the result cannot be shown.
 */
function define<T>(
  name: string,
  pathIn: (language?: string) => string,
  render: (data: T, language?: string) => Node,
): void {
  // A page may load this script twice.
  if (customElements.get(name)) return;
  customElements.define(
    name,
    class extends HTMLElement {
      async connectedCallback(): Promise<void> {
        try {
          const language = languageAt(this);
          const response = await fetch(new URL(pathIn(language), site), { credentials: 'omit' });
          if (!response.ok || this.shadowRoot) return;
          const content = render(await response.json(), language);
          this.attachShadow({ mode: 'open' }).append(content);
        } catch {}
      }
    },
  );
}

/** An API path with a language in its query. */
const asked = (path: string, language?: string): string =>
  `api/${path}${language ? `?lang=${language}` : ''}`;

define<TodaysQuote>(
  'bahai-quote',
  (language) => asked('quotes/today', language),
  ({ text, source, referenceUrl, language, credit }) => {
    const figure = element('figure', '');
    const quote = element('blockquote', text.trim());
    quote.style.whiteSpace = 'pre-line';
    const caption = element('figcaption', '— ');
    const isWebAddress = /^https?:\/\//i.test(referenceUrl ?? '');
    caption.append(isWebAddress ? link(source, `${referenceUrl}`) : source, ' · ');
    caption.append(link(site.host, site.href));
    if (credit) {
      const small = element('small', credit);
      small.style.display = 'block';
      caption.append(small);
    }
    // A quote in another language than the page's says so.
    if (language) quote.lang = caption.lang = tagOf(language);
    figure.append(quote, caption);
    return figure;
  },
);

define<WrittenSettings>(
  'badi-date',
  (language) => asked('settings', language),
  ({ badiDate, today, language: own }, language = own) => {
    // This throws for a day outside of the calendar: the page then keeps its own text.
    const time = element('time', (badiDate as string).trim());
    time.dateTime = today;
    time.lang = language;
    return time;
  },
);
