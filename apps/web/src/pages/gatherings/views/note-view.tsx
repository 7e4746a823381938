import { inLanguage } from '../../../site/page-address.ts';
import { whole } from '../../../texts/whole.ts';
import { Card } from '../../../ui/card.tsx';
import { MastheadLink } from '../../../ui/masthead-link.tsx';

/** The result of a visitor's answer. */
export function NoteView({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className="read-page gatherings">
      <MastheadLink />
      <Card headingLevel={1} title={title}>
        <p>{text}</p>
      </Card>
      <p className="ways">
        <a href={inLanguage('/gatherings')} className="button">
          {whole().gatherings.all}
        </a>
      </p>
    </div>
  );
}
