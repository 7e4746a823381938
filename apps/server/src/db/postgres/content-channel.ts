/** The channel of NOTIFY on which triggers of a migration announce changes of public content. */
export const CONTENT_CHANNEL = 'content_changed';
