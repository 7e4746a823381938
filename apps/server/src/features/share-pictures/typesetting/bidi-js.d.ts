/** The package's own types describe a default export of the factory, but Node gets a CommonJS module. */
declare module 'bidi-js' {
  interface EmbeddingLevels {
    /** The level of each UTF-16 code unit: odd is from right to left. */
    readonly levels: Uint8Array;
    readonly paragraphs: readonly { readonly level: number }[];
  }

  interface Bidi {
    getEmbeddingLevels(text: string, direction?: 'ltr' | 'rtl' | 'auto'): EmbeddingLevels;
  }

  function bidiFactory(): Bidi;
  export = bidiFactory;
}
