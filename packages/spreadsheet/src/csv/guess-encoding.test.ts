import { describe, expect, it } from 'vitest';
import { encodeText } from '../testing/encode-text.ts';
import { SINGLE_BYTE_ENCODINGS, type SingleByteEncoding } from './encodings.ts';
import { guessEncoding } from './guess-encoding.ts';

const guess = (text: string, encoding: SingleByteEncoding) =>
  guessEncoding(encodeText(text, encoding), SINGLE_BYTE_ENCODINGS);

describe('the encoding of a text of Western Europe', () => {
  it.each([
    ['English', 'So powerful is the light of unity – “it can illuminate” the whole earth…'],
    ['English with names', 'Bahá’u’lláh, ‘Abdu’l-Bahá, Kitáb-i-Íqán, Ṭáhirih'.replace('Ṭ', 'T')],
    [
      'French',
      'La lumière de l’unité est si puissante qu’elle peut éclairer la terre entière. Où ça? À côté du cœur, naïf, dû à Noël',
    ],
    [
      'German',
      'So mächtig ist das Licht der Einheit, dass es die ganze Erde erleuchten kann. Überall größer, öfter',
    ],
    [
      'Spanish',
      '¿Qué es la unión? Tan potente es la luz… ¡Mañana! El corazón, también los niños y el pingüino. Nº 5, 1ª',
    ],
    [
      'Portuguese',
      'Tão poderosa é a luz da união que pode iluminar toda a Terra; corações, à noite, você, avô, 2º',
    ],
    [
      'Italian',
      'La luce dell’unità è così potente da illuminare tutta la terra, perché può; più virtù',
    ],
    ['Dutch', 'Zo krachtig is het licht van eenheid, één geheel, ideeën, coördinatie, zoölogie'],
    ['Danish', 'Så mægtigt er enhedens lys, at det kan oplyse hele jorden; ære, øjne, Åndens'],
    ['Swedish', 'Så mäktigt är enhetens ljus att det kan lysa upp hela jorden, överallt, Älska'],
    [
      'Finnish',
      'Niin voimakas on ykseyden valo että se voi valaista koko maailman; šakki, Ääni, öljy',
    ],
    [
      'Icelandic',
      'Svo máttugt er ljós einingarinnar að það getur lýst upp alla jörðina; æska, þú, höfum',
    ],
    ['Estonian', 'Nii võimas on ühtsuse valgus, et võib valgustada kogu maad, südame, öö, hääl'],
    ['several languages', 'La lumière, à côté\nDer Mönch, größer\nEl niño español\nO coração, não'],
    ['names with marks', 'm², x³, 5 £, © Baháʼí™, don´t, A·B, 20 °C, ½'.replace('ʼ', '’')],
  ])('is Windows-1252, and sure: %s', (_, text) => {
    expect(guess(text, 'windows-1252')).toEqual({ encoding: 'windows-1252', isSure: true });
  });
});

describe('the encoding of another text', () => {
  it.each([
    [
      'Polish',
      'windows-1250',
      'Tak potężne jest światło jedności, że może oświecić całą ziemię. Źródło, łaska, ćma, dzień',
    ],
    [
      'Czech',
      'windows-1250',
      'Tak mocné je světlo jednoty, že může osvítit celou zemi. Příteli, čistý, šťastný, kůň',
    ],
    [
      'Slovak',
      'windows-1250',
      'Také mocné je svetlo jednoty, že môže osvietiť celú zem. Ľudia, ŕba, dĺžka, šťastie, kôň',
    ],
    [
      'Hungarian',
      'windows-1250',
      'Olyan erős az egység fénye, hogy beragyoghatja az egész földet. Bőséges, tűz, felhő, gyűlölet',
    ],
    [
      'Romanian',
      'windows-1250',
      'Atât de puternică este lumina unităţii încât poate lumina întregul pământ, şi viaţa',
    ],
    [
      'Croatian',
      'windows-1250',
      'Tako je snažna svjetlost jedinstva da može obasjati čitavu zemlju, riječi, žeđ, ćud, šuma',
    ],
    [
      'Russian',
      'windows-1251',
      'Столь могуч свет единства, что он способен озарить всю Землю. БАХАУЛЛА, Ёж',
    ],
    [
      'Ukrainian',
      'windows-1251',
      'Таке могутнє світло єдності, що може осяяти всю землю; її, ґанок',
    ],
    [
      'Bulgarian beside English',
      'windows-1251',
      'So powerful,Толкова мощна е светлината на единството',
    ],
    ['Arabic', 'windows-1256', 'ما أقوى نور الاتحاد الذي يضيء الأرض كلها، بهاءالله؟'],
    [
      'Persian beside English',
      'windows-1256',
      'Light,نور اتحاد چنان قوي است که جهان را روشن ميکند، گل، پژوهش'.replaceAll('ک', 'ك'),
    ],
    [
      'Latvian',
      'windows-1257',
      'Tik spēcīga ir vienotības gaisma, ka tā spēj apgaismot visu zemi. Ļaudis, šķirsts, ģimene, žēlastība, ņem',
    ],
    [
      'Lithuanian',
      'windows-1257',
      'Vienybės šviesa tokia galinga, kad gali nušviesti visą žemę. Širdžių, ąžuolas, įkvėpė, čia, ųjų',
    ],
  ] as const)('is a guess that a person should confirm: %s', (_, encoding, text) => {
    expect(guess(text, encoding)).toEqual({ encoding, isSure: false });
  });

  it('is one of the candidates', () => {
    const bytes = encodeText('Źródło życia', 'windows-1250');
    expect(guessEncoding(bytes, ['windows-1251', 'windows-1257']).isSure).toBe(false);
    expect(guessEncoding(bytes, ['windows-1250'])).toEqual({
      encoding: 'windows-1250',
      isSure: false,
    });
  });
});
