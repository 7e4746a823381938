export const offTitle = 'اللقاءات موقوفة';
export const onTitle = 'اللقاءات مفعَّلة';
export const about =
  'يعلن المتطوعون في تبويب خاص عمّا تجتمع عليه الجامعة. ما دامت اللقاءات موقوفة فلا صفحة لها، ويبقى ما أدخله المتطوعون محفوظًا.';
export const where = 'ما الذي يظهر وأين';
export const whereText =
  'ما هو للجميع يظهر في الصفحة الرئيسية وفي ‎/gatherings وفي التقاويم المشترَك فيها. وما هو مخصص لمن لديه الرابط لا يُعثر عليه إلا بذلك الرابط.';
export const storedText =
  'ما يدخله المتطوعون: الأنواع والعناوين والأماكن والأوقات. وعن الزوار من سيحضر فقط، حيث يُسأل عنه: الأسماء مشفَّرة، إلى ما بعد اليوم بـ١٤ يومًا.';
export const who = 'من يراه';
export const whoText =
  'ما هو للجميع يراه الجميع، ومنهم محركات البحث والمواقع الأخرى؛ ومن لديه رابط يرى ما خلفه؛ والمتطوعون يرون كل شيء.';
export const switchOn = 'تشغيل اللقاءات';
export const switchOff = 'إيقاف اللقاءات';
export const switchedOn = 'اللقاءات مفعَّلة.';
export const switchedOff = 'أُوقفت اللقاءات.';
export const notSwitched = 'تعذّر تغيير حال اللقاءات';
export const offQuestion =
  'لن تؤدي صفحات اللقاءات وروابطها وتقاويمها إلى شيء. ويبقى ما أُدخل محفوظًا.';
export const stored = 'ما الذي يُحفظ';
export const switching = 'جارٍ التغيير…';
