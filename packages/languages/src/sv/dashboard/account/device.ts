export const deviceOn = (browser: string, system: string) => `${browser} på ${system}`;
