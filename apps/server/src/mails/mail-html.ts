import { escapeHtml } from '@bahai-friends/contract/escape-html';
import { factsOf } from '@bahai-friends/languages/language-of';
import type { MailBlock, MailContent, MailLine, MailLink, MailQuote } from './mail-content.ts';

/**
 * Each colour is set with its background: mail programs with a dark mode change both. The site's CSP has to allow these
 * styles, since the dashboard shows letters in frames.
 */
export const MAIL_STYLES = `
:root{color-scheme:light dark}
body{margin:0;padding:16px;background:#fffaf0;color:#1f2937;font:16px/1.6 Georgia,serif}
.letter{max-width:600px;margin:0 auto}
.dates{margin:0 0 16px;padding:8px 12px;background:#ffcc00;color:#1f2937}
h1{margin:0 0 16px;font-size:22px;line-height:1.3}h2{margin:24px 0 8px;font-size:18px}
blockquote{margin:0 0 16px;padding:0;font-size:18px}figure{margin:0 0 24px}figcaption{font-size:15px}
.foot{margin-top:32px;padding-top:12px;border-top:1px solid #8a8170;font-size:14px}
a{color:#7c2d12}
@media (prefers-color-scheme:dark){body{background:#14161b;color:#f3eee1}a{color:#fdba74}}`;

const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

const linkHtml = ({ text, url }: MailLink): string =>
  `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;

function lineHtml({ text, note, url, language }: MailLine): string {
  const name = url === undefined ? escapeHtml(text) : linkHtml({ text, url });
  const own = language === undefined ? name : `<span${inOwnLanguage({ language })}>${name}</span>`;
  return `<li>${own}${note === undefined ? '' : `<br>${escapeHtml(note)}`}</li>`;
}

/** The attribute with the language of a text that may differ from the mail's. */
function inOwnLanguage({ language }: Pick<MailQuote, 'language'>): string {
  if (language === null) return ' dir="auto"';
  const { tag, dir } = factsOf(language);
  return ` lang="${tag}" dir="${dir}"`;
}

function quoteHtml(quote: MailQuote): string {
  const own = inOwnLanguage(quote);
  const { text, source, credit, links, day } = quote;
  return [
    '<figure>',
    day === undefined ? '' : `<p><strong>${escapeHtml(day)}</strong></p>`,
    `<blockquote${own}>${lines(text)}</blockquote>`,
    `<figcaption><span${own}>— ${escapeHtml(source)}</span>`,
    credit === null ? '' : `<br><span${own}>${escapeHtml(credit)}</span>`,
    ...links.map((link) => `<br>${linkHtml(link)}`),
    '</figcaption></figure>',
  ].join('');
}

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h2>${escapeHtml(block.text)}</h2>`;
    case 'text':
      return `<p dir="auto">${lines(block.text)}</p>`;
    case 'lines':
      return `<ul>${block.lines.map(lineHtml).join('')}</ul>`;
    case 'link':
      return `<p>${linkHtml(block.link)}</p>`;
    case 'quote':
      return quoteHtml(block.quote);
  }
}

/** A mail as HTML. It is readable without its styles, and loads nothing from a server. */
export function mailHtml({ language, subject, dates, blocks, foot }: MailContent): string {
  const { tag, dir } = factsOf(language);
  const last = foot.map((line) => ('url' in line ? linkHtml(line) : lines(line.text)));
  return [
    `<!doctype html><html lang="${tag}" dir="${dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(subject)}</title><style>${MAIL_STYLES}</style></head>`,
    `<body><div class="letter" lang="${tag}" dir="${dir}">`,
    dates.length === 0 ? '' : `<p class="dates">${dates.map(escapeHtml).join('<br>')}</p>`,
    `<h1>${escapeHtml(subject)}</h1>`,
    ...blocks.map(blockHtml),
    `<div class="foot">${last.map((line) => `<p dir="auto">${line}</p>`).join('')}</div>`,
    '</div></body></html>',
  ].join('\n');
}
