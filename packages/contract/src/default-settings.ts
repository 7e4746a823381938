/** What the community is called until it says so itself. */
export const DEFAULT_SITE_NAME = "Bahá'í Friends";
/** What the home page says under the name until the community says something else. */
export const DEFAULT_TAGLINE =
  "A space for everyone to learn and feel inspired by all things Bahá'í.";
