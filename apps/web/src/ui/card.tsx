import { type ReactNode, useId } from 'react';

interface CardProps {
  readonly title: ReactNode;
  /** 1 for the card whose title is the page's title. */
  readonly headingLevel?: 1 | 2;
  readonly className?: string;
  /** A link to more of the kind: it follows the content, and is shown in the line of the title. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** A white card under a yellow header. */
export function Card({ title, headingLevel = 2, className = '', more, children }: CardProps) {
  const headingId = useId();
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <section aria-labelledby={headingId} className={`card ${className}`}>
      <Heading id={headingId} className="card-title">
        {title}
      </Heading>
      <div className="card-body">{children}</div>
      {more}
    </section>
  );
}
