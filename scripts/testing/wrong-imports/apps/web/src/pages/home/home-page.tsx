// Loads in the browser what only the server may load.
import { read } from './page.server.ts';

export const homePage: string = read();
