/** The key of the settings as a volunteer reads them. */
export const OWN_SETTINGS_KEY = ['settings'];
