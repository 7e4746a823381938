import { z } from 'zod';
import { adminProblems, defineEndpoints } from '../http/endpoint.ts';
import { Language } from '../site/language.ts';

/** The language in which somebody reads the dashboard; null for the community's. */
const AccountLanguage = z.object({ language: Language.nullable() });

export const accountEndpoints = defineEndpoints({
  'PUT /api/account/language': {
    summary: 'Choose the language of one’s dashboard; null for the community’s',
    tag: 'Session',
    access: 'admin',
    body: AccountLanguage,
    responses: { 200: AccountLanguage, ...adminProblems },
  },
});
