import type { Template } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/upload';
import { Menu, MenuItem, MenuLink } from '../../../ui/menu.tsx';
import { useTemplates } from '../quote-files.queries.ts';

interface TemplateMenuProps {
  readonly onDownload: (url: string) => void;
}

/** A menu of template files to download. */
export function TemplateMenu({ onDownload }: TemplateMenuProps) {
  return (
    <Menu label={texts.downloadTemplate} accessibleName={texts.downloadTemplate}>
      <Templates onDownload={onDownload} />
    </Menu>
  );
}

/** The label of a template by its ending; for an unknown one the server's label. */
function nameOf({ url, label }: Template): string {
  if (url.endsWith('.csv')) return texts.templateName('csv');
  return url.endsWith('.xlsx') ? texts.templateName('xlsx') : label;
}

/** Fetched when the menu is opened. */
function Templates({ onDownload }: TemplateMenuProps) {
  const { data: templates = [], isPending } = useTemplates();
  if (isPending) return <MenuItem disabled>{texts.loadingTemplates}</MenuItem>;
  if (templates.length === 0) return <MenuItem disabled>{texts.noTemplates}</MenuItem>;
  return templates.map(({ url, label }) => (
    <MenuLink key={url} href={url} onDownload={() => onDownload(url)}>
      {nameOf({ url, label })}
    </MenuLink>
  ));
}
