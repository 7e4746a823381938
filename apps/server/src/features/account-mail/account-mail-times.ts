const HOUR_SECONDS = 60 * 60;

/** A message that could not be sent for so long is dropped, and a former address is deleted even if it was not told. */
export const NEWS_SECONDS = 48 * HOUR_SECONDS;
/** How long a requested link is worth sending. */
export const RESET_ASKED_SECONDS = 3 * HOUR_SECONDS;
/** How long to try to mail an invitation. */
export const INVITATION_MAIL_SECONDS = 24 * HOUR_SECONDS;
