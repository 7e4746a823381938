// Builds the next version of the pages into the given folder: one text differs, and with it names of files.
import { buildWebApp } from '../../scripts/build-web-app.ts';

const OLD = 'No quote available for today.';
const NEW = 'No quote yet.';

const [folder = ''] = process.argv.slice(2);
await buildWebApp(folder, [
  {
    name: 'next-version',
    enforce: 'pre',
    transform: (code) => (code.includes(OLD) ? code.replace(OLD, NEW) : null),
  },
]);
