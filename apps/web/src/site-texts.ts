export const SITE_NAME = "Bahá'í Friends";
export const TAGLINE = "A space for everyone to learn and feel inspired by all things Bahá'í.";
