/** A browser and a system, such as 'Firefox' and 'Linux', as mails have them, too. */
export const deviceOn = (browser: string, system: string) => `${browser} on ${system}`;
