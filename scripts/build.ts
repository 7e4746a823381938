// Builds the browser application in the folder where the server looks for it.
import { fileURLToPath } from 'node:url';
import { buildWebApp } from './build-web-app.ts';

await buildWebApp(fileURLToPath(new URL('../apps/web/dist', import.meta.url)));
