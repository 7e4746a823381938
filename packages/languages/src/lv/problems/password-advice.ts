import type { PasswordAdvice } from '../../texts.ts';

export const passwordAdvice: Readonly<Record<PasswordAdvice, () => string>> = {
  'password-row-of-keys': () => 'Tastatūras taustiņu rindas ir viegli uzminēt.',
  'password-pattern-of-keys': () => 'Īsus tastatūras rakstus ir viegli uzminēt.',
  'password-repeats-character': () => 'Atkārtotas rakstzīmes, piemēram, „aaa”, ir viegli uzminēt.',
  'password-repeats-pattern': () => 'Atkārtotus rakstus, piemēram, „abcabcabc”, ir viegli uzminēt.',
  'password-is-sequence': () => 'Parastas virknes, piemēram, „abc”, ir viegli uzminēt.',
  'password-recent-year': () => 'Nesenus gadus ir viegli uzminēt.',
  'password-date': () => 'Datumus ir viegli uzminēt.',
  'password-heavily-used': () => 'Šo paroli lieto ļoti daudzi.',
  'password-frequently-used': () => 'Šo paroli lieto bieži.',
  'password-commonly-used': () => 'Šī ir izplatīta parole.',
  'password-like-commonly-used': () => 'Tā ir līdzīga izplatītai parolei.',
  'password-single-word': () => 'Atsevišķus vārdus ir viegli uzminēt.',
  'password-single-name': () => 'Atsevišķus personvārdus vai uzvārdus ir viegli uzminēt.',
  'password-common-name': () => 'Izplatītus personvārdus un uzvārdus ir viegli uzminēt.',
  'password-of-user-or-site': () => 'Tajā nevajadzētu būt datiem par jums vai šo vietni.',

  'avoid-substitutions': () =>
    'Izvairieties no paredzamām burtu aizstāšanām, piemēram, „@” burta „a” vietā.',
  'avoid-reversed-words': () => 'Izvairieties no parastiem vārdiem, kas rakstīti otrādi.',
  'capitalize-not-all': () => 'Ar lielo burtu rakstiet dažus burtus, bet ne visus.',
  'capitalize-more': () => 'Ar lielo burtu rakstiet ne tikai pirmo burtu.',
  'avoid-own-dates': () => 'Izvairieties no datumiem un gadiem, kas saistīti ar jums.',
  'avoid-recent-years': () => 'Izvairieties no neseniem gadiem.',
  'avoid-own-years': () => 'Izvairieties no gadiem, kas saistīti ar jums.',
  'avoid-sequences': () => 'Izvairieties no parastām rakstzīmju virknēm.',
  'avoid-repeats': () => 'Izvairieties no atkārtotiem vārdiem un rakstzīmēm.',
  'use-longer-patterns': () =>
    'Lietojiet garākus tastatūras rakstus un vairākkārt mainiet virzienu.',
  'add-rarer-words': () => 'Pievienojiet vairāk retāk lietotu vārdu.',
  'use-several-words': () => 'Lietojiet vairākus vārdus, bet izvairieties no zināmām frāzēm.',
  'symbols-not-needed': () =>
    'Parole var būt droša arī bez simboliem, cipariem vai lielajiem burtiem.',
};
