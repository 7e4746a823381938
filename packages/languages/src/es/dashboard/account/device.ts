export const deviceOn = (browser: string, system: string) => `${browser} en ${system}`;
