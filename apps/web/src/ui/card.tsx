import { type ReactNode, useId } from 'react';

interface CardProps {
  readonly title: string;
  /** 1 for the card whose title is the page's title. */
  readonly headingLevel?: 1 | 2;
  readonly children: ReactNode;
}

/** A white card under a yellow header. */
export function Card({ title, headingLevel = 2, children }: CardProps) {
  const headingId = useId();
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <section aria-labelledby={headingId} className="card">
      <Heading id={headingId} className="card-title">
        {title}
      </Heading>
      <div className="card-body">{children}</div>
    </section>
  );
}
