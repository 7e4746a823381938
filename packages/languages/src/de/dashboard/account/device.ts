export const deviceOn = (browser: string, system: string) => `${browser} auf ${system}`;
