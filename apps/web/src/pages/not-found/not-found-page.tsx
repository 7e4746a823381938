import { notFound } from '@bahai-friends/languages/en/not-found';
import { inLanguage } from '../../site/page-address.ts';
import { spoken } from '../../texts/spoken.ts';
import { texts } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';

/** The page at every unknown path. */
export function Page() {
  const { notFoundReason, backToHome } = spoken.page ?? notFound;
  return (
    <Card title={texts.notFound} headingLevel={1}>
      <div className="text-center">
        <p>{notFoundReason}</p>
        <a href={inLanguage('/')} className="button mt-5">
          {backToHome}
        </a>
      </div>
    </Card>
  );
}
