import { escapeHtml } from '@bahai-friends/contract';
import { withoutControls } from './without-controls.ts';

/** A piece of a document, already escaped. */
interface Xml {
  readonly xml: string;
}

type Attributes = Readonly<Record<string, string>>;

const escaped = (text: string): string => escapeHtml(withoutControls(text));

/** An element with a text, with other elements, or with nothing in it. */
export function element(
  name: string,
  attributes: Attributes,
  content: string | readonly Xml[] = '',
): Xml {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inner =
    typeof content === 'string' ? escaped(content) : content.map(({ xml }) => `\n${xml}`).join('');
  const start = `<${name}${written.join('')}`;
  return { xml: inner === '' ? `${start}/>` : `${start}>${inner}</${name}>` };
}

/** A whole document in UTF-8. */
export const xmlDocument = ({ xml }: Xml): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n${xml}\n`;
