import { fr as names } from '@bahai-friends/badi-calendar/names/fr';
import { speakPageLanguage } from '../page-language.ts';
import { page } from './page.ts';

speakPageLanguage('fr', page, names);
