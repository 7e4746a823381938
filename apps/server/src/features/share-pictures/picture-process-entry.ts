import { flushCompileCache } from 'node:module';
import { useCompileCache } from '../../compile-cache.ts';

useCompileCache();
await import('./picture-tasks.ts');
flushCompileCache();
