export const deviceOn = (browser: string, system: string) => `${system} 上的 ${browser}`;
