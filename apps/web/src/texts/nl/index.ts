import { nl as names } from '@bahai-friends/badi-calendar/names/nl';
import { speakPageLanguage } from '../page-language.ts';
import { page } from './page.ts';

speakPageLanguage('nl', page, names);
