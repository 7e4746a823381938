import { inLanguage } from '../../../site/page-address.ts';
import { useSite } from '../../../site/use-site.ts';
import { whole } from '../../../texts/whole.ts';
import { Card } from '../../../ui/card.tsx';

interface TakeHomeCardProps {
  readonly year: number;
  readonly publicUrl: string | null;
}

/** Links to pages for printing and saving, of this year and of any. */
export function TakeHomeCard({ year, publicUrl }: TakeHomeCardProps) {
  const { title, about, wall, card, fast, poster, anniversaries } = whole().documents.takeHome;
  const { place } = useSite();
  const links = [
    [`/calendar/${year}/wall`, wall.link],
    [`/calendar/${year}/card`, card.link],
    ...(place === null ? [] : [[`/fast/${year}`, fast.link]]),
    ['/anniversaries', anniversaries.link],
    ...(publicUrl === null ? [] : [['/poster', poster.title]]),
  ];
  return (
    <div id="take-home">
      <Card title={title}>
        <p>{about}</p>
        <ul>
          {links.map(([path = '', name]) => (
            <li key={path}>
              <a className="read-on" href={inLanguage(path)}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
