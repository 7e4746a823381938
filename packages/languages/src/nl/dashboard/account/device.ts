export const deviceOn = (browser: string, system: string) => `${browser} op ${system}`;
