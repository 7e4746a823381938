import { ar as names } from '@bahai-friends/badi-calendar/names/ar';
import { speakPageLanguage } from '../page-language.ts';
import { page } from './page.ts';

speakPageLanguage('ar', page, names);
