// Finds pages by a pattern.
export const pages = import.meta.glob('../pages/*/page.server.ts');
