import { pt as names } from '@bahai-friends/badi-calendar/names/pt';
import { speakPageLanguage } from '../page-language.ts';
import { page } from './page.ts';

speakPageLanguage('pt', page, names);
