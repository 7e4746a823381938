import { feedAddress } from '../../../site/page-address.ts';
import { whole } from '../../../texts/whole.ts';
import { Card } from '../../../ui/card.tsx';

interface SubscribeCardProps {
  /** A subscription needs a whole address; null when the site does not know its own. */
  readonly publicUrl: string | null;
}

/** Links that calendar programs open, and the files that they read. */
export function SubscribeCard({ publicUrl }: SubscribeCardProps) {
  return (
    <div id="subscribe">
      <Card title={whole().documents.year.subscribe} className="year-subscribe">
        <p>{whole().documents.year.aboutSubscribing}</p>
        <ul>
          {Object.entries(whole().documents.year.feeds).map(([name, title]) => (
            <li key={name}>
              <Feed path={feedAddress(`/feeds/${name}.ics`)} title={title} publicUrl={publicUrl} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

interface FeedProps extends SubscribeCardProps {
  readonly path: string;
  readonly title: string;
}

function Feed({ path, title, publicUrl }: FeedProps) {
  if (publicUrl === null) {
    return (
      <a className="button" href={path}>
        {title}
      </a>
    );
  }
  return (
    <>
      <a
        className="button"
        href={`${publicUrl.replace(/^https?:/, 'webcal:')}${path}`}
        aria-label={whole().documents.year.subscribeTo(title)}
      >
        {title}
      </a>
      <a
        className="read-on"
        href={`${publicUrl}${path}`}
        aria-label={whole().documents.year.fileOf(title)}
      >
        {whole().documents.year.file}
      </a>
    </>
  );
}
