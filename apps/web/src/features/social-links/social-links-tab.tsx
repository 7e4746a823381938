import type { SocialLink } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/social-links';
import { useState } from 'react';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { DeleteSocialLinkDialog } from './delete-social-link-dialog.tsx';
import { SocialLinkForm } from './social-link-form.tsx';
import { useSocialLinks } from './social-links.queries.ts';
import { SocialLinksTable } from './social-links-table.tsx';

/** The links to the community's social media pages: a form and a table. */
export function SocialLinksTab() {
  const { data: links, isError, isFetching, refetch } = useSocialLinks();
  const [editing, setEditing] = useState<SocialLink>();
  const [deletedId, setDeletedId] = useState<number>();
  // The link is taken from the current list; a deleted one stays in the form.
  const edited = links?.find(({ id }) => id === editing?.id) ?? editing;
  const toDelete = links?.find(({ id }) => id === deletedId);
  return (
    <section aria-labelledby="social-links-heading" className="space-y-6 max-sm:space-y-4">
      <h2 id="social-links-heading" className="text-xl font-bold">
        {texts.title}
      </h2>
      {/* It is hidden while a link is edited, so that typed text stays. */}
      <div hidden={edited !== undefined}>
        <SocialLinkForm />
      </div>
      {edited && (
        <SocialLinkForm key={edited.id} link={edited} onDone={() => setEditing(undefined)} />
      )}
      {isError ? (
        <LoadError
          message={texts.loadError}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Links
          links={links}
          editedId={edited?.id}
          onEdit={setEditing}
          onDelete={({ id }) => setDeletedId(id)}
        />
      )}
      {toDelete && (
        <DeleteSocialLinkDialog link={toDelete} onClose={() => setDeletedId(undefined)} />
      )}
    </section>
  );
}

interface LinksProps {
  readonly links: readonly SocialLink[] | undefined;
  readonly editedId: number | undefined;
  readonly onEdit: (link: SocialLink) => void;
  readonly onDelete: (link: SocialLink) => void;
}

function Links({ links, ...table }: LinksProps) {
  if (links === undefined) {
    return (
      <p role="status" className="py-8 text-center text-muted">
        {texts.loading}
      </p>
    );
  }
  if (links.length === 0) {
    return (
      <div className="space-y-1 py-8 text-center text-muted">
        <p>{texts.none}</p>
        <p className="text-sm">{texts.addFirst}</p>
      </div>
    );
  }
  return <SocialLinksTable links={links} {...table} />;
}
