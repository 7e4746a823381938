/** What the community is called until it says so itself. */
export const DEFAULT_SITE_NAME = "Bahá'í Friends";
