/** The result of a check: problems, or why it could not look for them. */
export type Found = readonly string[] | { readonly unseen: string };
