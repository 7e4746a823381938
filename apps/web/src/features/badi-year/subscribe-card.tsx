import { Card } from '../../ui/card.tsx';
import { texts } from './texts.ts';

const FEEDS = Object.entries(texts.feeds);

interface SubscribeCardProps {
  /** Calendars are subscribed to by a whole address; null when the site does not know its own. */
  readonly publicUrl: string | null;
}

/** Links that calendar programs open, and the files that these programs read. */
export function SubscribeCard({ publicUrl }: SubscribeCardProps) {
  return (
    <div id="subscribe">
      <Card title={texts.subscribe()} className="year-subscribe">
        <p>{texts.aboutSubscribing()}</p>
        <ul>
          {FEEDS.map(([name, title]) => (
            <li key={name}>
              <Feed path={`/feeds/${name}.ics`} title={title} publicUrl={publicUrl} />
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
        aria-label={texts.subscribeTo(title)}
      >
        {title}
      </a>
      <a className="read-on" href={`${publicUrl}${path}`} aria-label={texts.fileOf(title)}>
        {texts.file()}
      </a>
    </>
  );
}
