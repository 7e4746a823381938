import type { SocialLink, SocialPlatform } from '@bahai-friends/contract';
import { isShownPlatform } from '@bahai-friends/contract/social-platforms';
import { texts } from '../../../texts/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { ExternalLink, isWebAddress } from '../../../ui/external-link.tsx';
import { ErrorBoundary } from '../../../ui/feedback/error-boundary.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { PlatformIcon } from '../../../ui/platform-icon.tsx';
import { useShownSocialLinks } from './home.queries.ts';

interface SocialLinksCardProps {
  readonly rendered: SocialLink[] | undefined;
}

type ShownLink = SocialLink & { readonly platform: SocialPlatform };

export function SocialLinksCard({ rendered }: SocialLinksCardProps) {
  return (
    <Card title={texts.connectWithUs} className="links-card">
      <ErrorBoundary fallback={<SocialLinksError />}>
        <SocialLinks rendered={rendered} />
      </ErrorBoundary>
    </Card>
  );
}

function SocialLinks({ rendered }: SocialLinksCardProps) {
  const query = useShownSocialLinks(rendered);
  if (query.isPending) return <SocialLinksSkeleton />;
  if (!query.data) return <SocialLinksError />;
  const links = query.data.filter(isShown).toSorted((a, b) => a.order - b.order);
  return links.length === 0 ? (
    <p className="quiet">{texts.noLinks}</p>
  ) : (
    <ul className="social-grid">
      {links.map((link) => (
        <li key={link.id}>
          <ExternalLink
            href={link.url}
            aria-label={texts.visitPage(link.platform)}
            className="social-link"
          >
            <PlatformIcon platform={link.platform} />
            <span dir="auto">{link.platform}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}

function isShown(link: SocialLink): link is ShownLink {
  return isShownPlatform(link.platform) && isWebAddress(link.url);
}

function SocialLinksError() {
  return (
    <p role="alert" className="error">
      {texts.linksError}
    </p>
  );
}

/** Six placeholders below 768 px, otherwise eight: the server cannot know the width, so CSS decides. */
function SocialLinksSkeleton() {
  return (
    <div role="status" className="social-grid">
      <span className="sr-only">{texts.linksLoading}</span>
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
        <Skeleton key={index} className={index < 6 ? '' : 'max-[768px]:hidden'} />
      ))}
    </div>
  );
}
