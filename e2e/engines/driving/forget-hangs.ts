import { forgetHangs } from './hangs.ts';

// biome-ignore lint/style/noDefaultExport: Playwright calls what this module exports by default.
export default forgetHangs;
