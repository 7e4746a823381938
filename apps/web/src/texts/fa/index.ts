import { fa as names } from '@bahai-friends/badi-calendar/names/fa';
import { speakPageLanguage } from '../page-language.ts';
import { page } from './page.ts';

speakPageLanguage('fa', page, names);
