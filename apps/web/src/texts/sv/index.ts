import { sv as names } from '@bahai-friends/badi-calendar/names/sv';
import { speakPageLanguage } from '../page-language.ts';
import { page } from './page.ts';

speakPageLanguage('sv', page, names);
