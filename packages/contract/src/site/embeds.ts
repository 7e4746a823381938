/** What other sites put on their own pages, by its path. */
export const EMBEDS = {
  /** Bare pages that they may frame. */
  quotePage: '/embed/quote',
  datePage: '/embed/date',
  /** Defines elements that show the same. */
  script: '/embed.js',
} as const;
