/** The package's own types describe a module that exports the factory as `default`, which Node is not given. */
declare module 'bidi-js' {
  interface EmbeddingLevels {
    /** Of each UTF-16 code unit: from right to left when odd. */
    readonly levels: Uint8Array;
    readonly paragraphs: readonly { readonly level: number }[];
  }

  interface Bidi {
    getEmbeddingLevels(text: string, direction?: 'ltr' | 'rtl' | 'auto'): EmbeddingLevels;
  }

  function bidiFactory(): Bidi;
  export = bidiFactory;
}
