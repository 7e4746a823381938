import { CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import './alert.css';

interface AlertProps {
  readonly title: string;
  /** `alarm` for errors, which screen readers announce at once. */
  readonly tone: 'fine' | 'note' | 'alarm';
  readonly children: ReactNode;
}

const TONES = { fine: 'alert alert-fine', note: 'alert', alarm: 'alert alert-alarm' };

/** The result of an action, beside the control that started it. */
export function Alert({ title, tone, children }: AlertProps) {
  return (
    <div role={tone === 'alarm' ? 'alert' : 'status'} className={TONES[tone]}>
      <h4 className="font-semibold">{title}</h4>
      {children}
    </div>
  );
}

interface NoticeProps {
  readonly children: string;
}

/** What is good to know about days ahead: quieter than an alert. */
export const Notice = ({ children }: NoticeProps) => (
  <p className="notice">
    <CalendarClock aria-hidden size={20} />
    {children}
  </p>
);
