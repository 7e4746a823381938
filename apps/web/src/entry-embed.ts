import type { TodaysQuote, WrittenSettings } from '@bahai-friends/contract';
import { LANGUAGES } from '@bahai-friends/languages/languages';
import { tagOf } from '@bahai-friends/languages/written-in';

// Runs on pages of other sites, which download it each time it has changed: its size is a test.

const script =
  // Empty in a module, and in a script that another one has loaded.
  (document.currentScript as HTMLScriptElement | null) ??
  document.querySelector<HTMLScriptElement>('script[src*="/embed.js"]');
/** The community's site: where this file is from. */
const site = new URL('.', script?.src ?? location.href);

/** The languages that the site knows; it refuses to speak any other. */
const KNOWN = new RegExp(`^(${LANGUAGES.join('|')})(?![a-z])`, 'i');

/** The language of the page where an element stands; nothing where the site does not know it. */
function languageAt(place: Element): string | undefined {
  return KNOWN.exec(place.closest<HTMLElement>('[lang]')?.lang ?? '')?.[1]?.toLowerCase();
}

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
 * Defines an element that shows what the site's API says in its language: the community's where its own is unknown.
 * What the page has put between its tags is shown until then, and stays when the API says nothing that can be shown.
 */
function define<T>(
  name: string,
  pathIn: (language?: string) => string,
  render: (data: T, language?: string) => Node,
): void {
  // A page may load this twice.
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

/** An address of the API in a language. */
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
    // What says its own language says it where the page's is another one.
    if (language) quote.lang = caption.lang = tagOf(language);
    figure.append(quote, caption);
    return figure;
  },
);

define<WrittenSettings>(
  'badi-date',
  (language) => asked('settings', language),
  ({ badiDate, today, language: own }, language = own) => {
    // Fails where the calendar does not know the day: the page keeps its own text.
    const time = element('time', (badiDate as string).trim());
    time.dateTime = today;
    time.lang = language;
    return time;
  },
);
