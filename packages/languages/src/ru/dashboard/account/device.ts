export const deviceOn = (browser: string, system: string) => `${browser} на ${system}`;
