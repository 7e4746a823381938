import { de as names } from '@bahai-friends/badi-calendar/names/de';
import { speakPageLanguage } from '../page-language.ts';
import { page } from './page.ts';

speakPageLanguage('de', page, names);
