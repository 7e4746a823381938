import { FIRST_CIVIL_DAY, LAST_YEAR } from '@bahai-friends/badi-calendar';
import { texts } from '../../../calendar/badi-year-texts.ts';
import { inLanguage } from '../../../site/page-address.ts';
import { spoken } from '../../../texts/spoken.ts';
import { whole } from '../../../texts/whole.ts';
import type { Words } from './words.ts';

function wordsOfPage(): Words {
  const { names, gregorian, documents } = whole();
  const { era, digitZero, months, weekdays, datePattern, comma } = names;
  const { event, noDate, tooEarly, inFuture } = documents.takeHome.anniversaries;
  return {
    locale: spoken.locale ?? 'en',
    names: { era, digitZero, months, weekdays, datePattern, comma },
    event: event('{date}'),
    noDate,
    tooEarly: tooEarly(gregorian(FIRST_CIVIL_DAY)),
    inFuture,
  };
}

/** A date of birth, and its anniversaries in the Badí calendar. No field has a name, so nothing can be submitted. */
export function AnniversariesPage({ siteName }: { readonly siteName: string }) {
  const says = whole().documents.takeHome.anniversaries;
  return (
    <div className="anniversaries" data-words={JSON.stringify(wordsOfPage())}>
      <p>
        <a href={inLanguage('/')}>
          <bdi>{siteName}</bdi>
        </a>
      </p>
      <h1>{says.title}</h1>
      <p>{says.intro}</p>
      <noscript>
        <p className="form-problem">{says.withoutScript}</p>
      </noscript>
      <BirthFields />
      <p className="anniversaries-note">
        {says.nothingSent} <a href={inLanguage('/calendar')}>{whole().page.calendar}</a>
      </p>
      <Result />
    </div>
  );
}

/** The fields are shown by the script, without which they would be useless. */
function BirthFields() {
  const says = whole().documents.takeHome.anniversaries;
  return (
    <div id="birth-fields" hidden>
      <div>
        <label htmlFor="birth">{says.dateOfBirth}</label>
        <input
          id="birth"
          className="form-input"
          type="date"
          max="9999-12-31"
          autoComplete="bday"
          aria-describedby="birth-problem"
        />
        <p id="birth-problem" role="alert" className="form-problem" hidden />
      </div>
      <div className="birth-evening">
        <input id="after-sunset" type="checkbox" aria-describedby="about-sunset" />
        <label htmlFor="after-sunset">{says.afterSunset}</label>
        <p id="about-sunset" className="anniversaries-note">
          {says.aboutSunset}
        </p>
      </div>
      <button type="button" className="button">
        {says.show}
      </button>
    </div>
  );
}

function Result() {
  const says = whole().documents.takeHome.anniversaries;
  return (
    <section id="result" hidden>
      <h2 tabIndex={-1}>{says.inBadi}</h2>
      <p id="birth-in-badi" />
      <h2>{says.next}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{says.years}</th>
            <th scope="col">{says.badiDate}</th>
            <th scope="col">{says.gregorianDate}</th>
          </tr>
        </thead>
        <tbody />
      </table>
      <p id="fifth-day" className="anniversaries-note" hidden>
        {says.fifthDay}
      </p>
      <p id="end-of-calendar" className="anniversaries-note" hidden>
        {says.endOfCalendar(texts.yearName(LAST_YEAR))}
      </p>
      <p className="anniversaries-note">{whole().documents.year.beginsAtSunset}</p>
      <p>
        <a className="button" download="badi-anniversaries.ics" href="#result">
          {says.file}
        </a>
      </p>
    </section>
  );
}
