import {
  DEFAULT_SETTINGS,
  gatheringDefaults,
  NO_FEATURES,
  type ProgrammeItem,
} from '@bahai-friends/contract';
import { insertGathering } from '../../apps/server/src/features/gatherings/gatherings.repository.ts';
import { saveProgramme } from '../../apps/server/src/features/gatherings/programmes/programmes.repository.ts';
import { writeItems } from '../../apps/server/src/features/gatherings/programmes/stored-items.ts';
import { saveSettings } from '../../apps/server/src/features/settings/settings.repository.ts';
import type { Site } from '../support/site.ts';

/** Later than the clock of any browser, so that a session of the site has not expired for the browser. */
export const NOW = '2099-03-10T12:00:00.000Z';
export const DAY = '2099-03-12';
const TOKEN = 'B'.repeat(22);

export const MEETING = `/gatherings/1/${DAY}`;
export const BEHIND_LINK = `/gatherings/with/${TOKEN}/${DAY}`;

/** A community with one evening, and its programme. */
export const withProgramme = (site: Site, items: readonly ProgrammeItem[]) =>
  site.change(async ({ writes }) => {
    const features = { ...NO_FEATURES, gatherings: true };
    await saveSettings(writes, { ...DEFAULT_SETTINGS, contact: 'Anna', features }, 2, NOW);
    const evening = {
      ...gatheringDefaults('devotional'),
      kind: 'devotional',
      title: 'Evening of prayers',
      starts: DAY,
      time: '19:30',
      place: 'Garden Street 4',
    } as const;
    await insertGathering(writes, evening, TOKEN, NOW);
    if (items.length === 0) return;
    const row = { gathering_id: 1, day: DAY, updated_at: NOW, version: 2 };
    await saveProgramme(writes, { ...row, items: writeItems(items) });
  });

/** Sentences for the texts of a programme, in three languages with their directions. */
const SENTENCES = [
  'Blessed is the spot, and the house, and the place, and the city, and the heart, and the mountain, where mention of God hath been made. ',
  'خوشا به حال جایی و خانه‌ای و شهری و دلی و کوهی که در آن ذکر خدا شده و ستایش او بلند گشته است. ',
  '那些提及上帝、赞美祂荣耀的地方、房屋、城市、心灵和山岳，都是有福的。',
] as const;

const PARTS = ['devotional', 'consultation', 'social', 'other'] as const;

/** As many items with texts of so many letters, in each of the languages in turn. */
export const itemsOf = (count: number, letters: number): ProgrammeItem[] =>
  Array.from({ length: count }, (_, index) => {
    const sentence = SENTENCES[index % SENTENCES.length] ?? '';
    const text = sentence
      .repeat(Math.ceil(letters / sentence.length))
      .slice(0, letters)
      .trim();
    return {
      part: PARTS[Math.floor((index * PARTS.length) / count)] ?? 'other',
      title: sentence.slice(0, 40).trim(),
      text,
      source: 'Bahá’u’lláh',
      reader: '',
    };
  });
