/** The part of the settings that switches gatherings on and off. */
export const offTitle = 'Gatherings are off';
export const onTitle = 'Gatherings are on';
export const about =
  'Volunteers announce what the community does together in a tab of its own. As long as gatherings are off, there is no page for them; what volunteers have entered is kept.';
export const where = 'What is shown where';
export const whereText =
  'What is for everyone stands on the home page, at /gatherings, and in calendars that people subscribe to. What is only for those who have the link is found through that link alone.';
export const stored = 'What is stored';
export const storedText =
  'What volunteers enter: kinds, titles, places, times and programmes. Of people only who comes, where a gathering asks, and who reads, where a programme says so: names encrypted, until 14 days after the day.';
export const who = 'Who sees it';
export const whoText =
  'Everybody sees what is for everyone, search engines and other sites included; whoever has a link sees what is behind it; volunteers see all.';
export const switchOn = 'Switch gatherings on';
export const switchOff = 'Switch gatherings off';
export const switching = 'Switching...';
export const switchedOn = 'Gatherings are on.';
export const switchedOff = 'Gatherings are off.';
export const notSwitched = 'Failed to switch gatherings';
export const offQuestion =
  'Pages, links and subscribed calendars of gatherings no longer lead anywhere. What was entered is kept.';
