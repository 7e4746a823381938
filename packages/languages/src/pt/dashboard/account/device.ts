export const deviceOn = (browser: string, system: string) => `${browser} em ${system}`;
