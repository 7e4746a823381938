/**
 * A sentence in which something stands that is shown in a way of its own, such as a name that somebody typed. The text
 * puts it where its language has it, so that no sentence is put together elsewhere.
 */
export type SentenceParts<Part> = readonly (Part | string)[];
