import * as dashboard from './dashboard/index.ts';
import { problems } from './problems/index.ts';

export { dashboard, problems };
