import type { MailBlock, MailContent, MailLink, MailQuote } from './mail-content.ts';

const withUrl = ({ text, url }: MailLink): string => `${text}: ${url}`;

const quoteLines = ({ text, source, credit, links, day }: MailQuote): string =>
  [
    ...(day === undefined ? [] : [day]),
    text,
    `— ${source}`,
    ...(credit === null ? [] : [credit]),
    ...links.map(withUrl),
  ].join('\n');

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'heading':
      return `* ${block.text}`;
    case 'text':
      return block.text;
    case 'lines':
      return block.lines
        .map(({ text, note, url }) => [text, note, url].filter(Boolean).join('\n  '))
        .join('\n');
    case 'link':
      return `${block.link.text}:\n${block.link.url}`;
    case 'quote':
      return quoteLines(block.quote);
  }
}

/** A mail as plain text. */
export function mailText({ dates, blocks, foot }: MailContent): string {
  const paragraphs = [dates.join('\n'), ...blocks.map(blockText)].filter((text) => text !== '');
  const last = foot.map((line) => ('url' in line ? withUrl(line) : line.text));
  return `${paragraphs.join('\n\n')}\n\n-- \n${last.join('\n')}\n`;
}
