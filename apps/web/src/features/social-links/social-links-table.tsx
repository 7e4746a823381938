import { isShownPlatform, type SocialLink } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/social-links';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { spoken } from '../../texts/spoken.ts';
import { ExternalLink, isWebAddress } from '../../ui/external-link.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { Cell, Row, Table } from '../../ui/tables/table.tsx';
import '../../ui/tables/badge.css';
import '../../ui/tables/brief-table.css';
import './social-links-table.css';

interface SocialLinksTableProps {
  readonly links: readonly SocialLink[];
  /** The edited link; while there is one, the buttons of all rows are disabled. */
  readonly editedId: number | undefined;
  readonly onEdit: (link: SocialLink) => void;
  readonly onDelete: (link: SocialLink) => void;
}

const isShown = ({ platform, url }: SocialLink): boolean =>
  isShownPlatform(platform) && isWebAddress(url);

export function SocialLinksTable({ links, editedId, onEdit, onDelete }: SocialLinksTableProps) {
  return (
    <Table
      headings={[texts.order, texts.platform, texts.url, common.actions]}
      className="brief-table two-lines social-links-table"
    >
      {links.map((link) => (
        <Row key={link.id}>
          <Cell heading={texts.order}>{spoken.number(link.order)}</Cell>
          <Cell heading={texts.platform}>
            <bdi className="font-semibold wrap-anywhere">{link.platform}</bdi>{' '}
            {!isShown(link) && <span className="badge whitespace-normal">{texts.notShown}</span>}
          </Cell>
          <Cell heading={texts.url}>
            {/* A URL may break anywhere, so without a minimum the other columns would squeeze it. */}
            <div className="md:min-w-[190px]">
              <LinkAddress url={link.url} />
            </div>
          </Cell>
          <Cell heading={common.actions}>
            <div className="row-actions">
              <EditButton
                link={link}
                isEdited={link.id === editedId}
                disabled={editedId !== undefined}
                onClick={() => onEdit(link)}
              />
              <IconButton
                icon={Trash2}
                aria-label={texts.deleteLink(link.platform)}
                disabled={editedId !== undefined}
                onClick={() => onDelete(link)}
              >
                {common.remove}
              </IconButton>
            </div>
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

function LinkAddress({ url }: { readonly url: string }) {
  const address = (
    <bdi dir="ltr" className="wrap-anywhere">
      {url}
    </bdi>
  );
  if (!isWebAddress(url)) return address;
  return (
    <ExternalLink href={url} className="underline underline-offset-4">
      {address}
    </ExternalLink>
  );
}

interface EditButtonProps {
  readonly link: SocialLink;
  readonly isEdited: boolean;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

/** Gets the focus again when editing its link ends. */
function EditButton({ link, isEdited, ...button }: EditButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isEdited) return;
    return () => ref.current?.focus();
  }, [isEdited]);
  return (
    <IconButton icon={Pencil} ref={ref} aria-label={texts.editLink(link.platform)} {...button}>
      {common.edit}
    </IconButton>
  );
}
