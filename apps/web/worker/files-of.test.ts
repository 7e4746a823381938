// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { filesOf } from './files-of.ts';

describe('the files that a document loads', () => {
  it('are those of its scripts and links, at once or later, each once, without what hydrates it', () => {
    const html = `
      <link rel="preload" href="/assets/font-LF19MtY7.woff2" as="font">
      <link rel="icon" href="/favicon.ico">
      <script type="module" data-starter="/assets/a-1.js /assets/b_2-3.js" data-later="/assets/c-4.css"
        data-modules="/assets/react-5.js /assets/page-6.js" src="/assets/a-1.js"></script>`;
    expect([...filesOf(html)]).toEqual([
      '/assets/font-LF19MtY7.woff2',
      '/assets/a-1.js',
      '/assets/b_2-3.js',
      '/assets/c-4.css',
    ]);
  });

  it('are none that a text, a style or the data names', () => {
    const html = `
      <style>@font-face{src:url(/assets/font-1.woff2)}</style>
      <blockquote>&lt;script src="/assets/x-1.js"> /assets/y-1.js</blockquote>
      <script type="application/json" id="page-data">{"text":"/assets/z-1.js"}</script>`;
    expect([...filesOf(html)]).toEqual([]);
  });
});
