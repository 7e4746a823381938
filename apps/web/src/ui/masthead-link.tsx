import { inLanguage } from '../site/page-address.ts';
import { useSite } from '../site/use-site.ts';
import { NinePointedStar } from './ornaments/nine-pointed-star.tsx';

/** The home page's masthead in a small size: the community's name under the star, as a link to the home page. */
export function MastheadLink() {
  return (
    <p className="masthead">
      <NinePointedStar />
      <a href={inLanguage('/')} className="masthead-link">
        <bdi>{useSite().siteName}</bdi>
      </a>
    </p>
  );
}
