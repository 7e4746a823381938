import { lv as names } from '@bahai-friends/badi-calendar/names/lv';
import { speakPageLanguage } from '../page-language.ts';
import { page } from './page.ts';

speakPageLanguage('lv', page, names);
