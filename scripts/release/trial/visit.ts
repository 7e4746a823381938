// Visits a site as a volunteer does, from the network of the machine that it runs on, and prints the results as JSON:
// node visit.ts <password> [<text of a quote to add>]
import { HttpVisitor } from '../../../apps/server/src/testing/http-visitor.ts';

const [password = '', text] = process.argv.slice(2);
const visitor = new HttpVisitor('http://127.0.0.1:3000');
const home = await visitor.send('/');
const { today } = await visitor.read<{ today: string }>('/api/settings');
const picture = await visitor.send(`/share/${today}.png`);
const login = await visitor.login('admin', password);
if (text !== undefined) await visitor.call('POST', '/api/quotes', { text, source: 'Somebody' });
const quotes = login.ok ? await visitor.read<{ text: string }[]>('/api/quotes') : [];
process.stdout.write(
  JSON.stringify({
    statuses: [home.status, picture.status, login.status],
    texts: quotes.map((quote) => quote.text),
  }),
);
