import { useSite } from '../../site/use-site.ts';
import { texts } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';

/** How to reach the community, in its own words: each line has the direction of its script. */
export function Page() {
  return (
    <Card title={texts.contact} headingLevel={1}>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere [unicode-bidi:plaintext]">
        {useSite().contact}
      </p>
    </Card>
  );
}
