export const deviceOn = (browser: string, system: string) => `${browser} على ${system}`;
