import { SITE_NAME, TAGLINE } from '../../site-texts.ts';
import { Card } from '../../ui/card.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';

export function WelcomeCard() {
  return (
    <Card title={SITE_NAME} headingLevel={1}>
      <div className="text-center">
        <p className="text-xl text-balance">{TAGLINE}</p>
        <ExternalLink href="https://www.bahai.org" className="button mt-5">
          Visit the official website of the Bahá'í Faith
        </ExternalLink>
      </div>
    </Card>
  );
}
