import { Menu, MenuItem, MenuLink } from '../../../ui/menu.tsx';
import { useTemplates } from '../quote-files.queries.ts';

interface TemplateMenuProps {
  readonly onDownload: (url: string) => void;
}

/** A menu of template files to download. */
export function TemplateMenu({ onDownload }: TemplateMenuProps) {
  return (
    <Menu label="Download Template" accessibleName="Download Template">
      <Templates onDownload={onDownload} />
    </Menu>
  );
}

/** Fetched when the menu is opened. */
function Templates({ onDownload }: TemplateMenuProps) {
  const { data: templates = [], isPending } = useTemplates();
  if (isPending) return <MenuItem disabled>Loading templates...</MenuItem>;
  if (templates.length === 0) return <MenuItem disabled>No templates available</MenuItem>;
  return templates.map(({ url, label }) => (
    <MenuLink key={url} href={url} onDownload={() => onDownload(url)}>
      {label}
    </MenuLink>
  ));
}
