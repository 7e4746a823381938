import { ru as names } from '@bahai-friends/badi-calendar/names/ru';
import { speakPageLanguage } from '../page-language.ts';
import { page } from './page.ts';

speakPageLanguage('ru', page, names);
