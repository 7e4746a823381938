import { zh as names } from '@bahai-friends/badi-calendar/names/zh';
import { speakPageLanguage } from '../page-language.ts';
import { page } from './page.ts';

speakPageLanguage('zh', page, names);
