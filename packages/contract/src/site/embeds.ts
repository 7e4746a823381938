/** The paths of everything that other sites can embed. */
export const EMBEDS = {
  /** Bare pages that they may frame. */
  quotePage: '/embed/quote',
  datePage: '/embed/date',
  /** Defines elements that show the same. */
  script: '/embed.js',
} as const;
