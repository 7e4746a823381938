const HOUR_SECONDS = 60 * 60;

/** News that could not be sent for so long is none any more, nor is a former address needed for it. */
export const NEWS_SECONDS = 48 * HOUR_SECONDS;
/** Who has asked for a link waits for it no longer than this. */
export const RESET_ASKED_SECONDS = 3 * HOUR_SECONDS;
/** For so long an invitation that cannot be mailed is tried. */
export const INVITATION_MAIL_SECONDS = 24 * HOUR_SECONDS;
