// Writes the list of towns that the server searches: `npm run places`, after a new version of its source.
import { writeFileSync } from 'node:fs';
import { listPlaces } from './list-places.ts';

writeFileSync(new URL('../apps/server/content/places.tsv', import.meta.url), listPlaces());
