import { es as names } from '@bahai-friends/badi-calendar/names/es';
import { speakPageLanguage } from '../page-language.ts';
import { page } from './page.ts';

speakPageLanguage('es', page, names);
