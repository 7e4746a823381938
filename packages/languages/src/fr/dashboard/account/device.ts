export const deviceOn = (browser: string, system: string) => `${browser} sur ${system}`;
