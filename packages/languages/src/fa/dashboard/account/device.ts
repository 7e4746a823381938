export const deviceOn = (browser: string, system: string) => `${browser} روی ${system}`;
