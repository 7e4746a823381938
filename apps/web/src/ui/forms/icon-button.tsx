import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

interface IconButtonProps extends Omit<ComponentProps<typeof Button>, 'className'> {
  readonly icon: LucideIcon;
}

/** A button beside a title or a row's words: on a phone its icon alone is seen, else its words. */
export const IconButton = ({ icon: Icon, children, ...button }: IconButtonProps) => (
  <Button className="btn-icon" {...button}>
    <Icon aria-hidden size={20} className="md:hidden" />
    <span>{children}</span>
  </Button>
);
