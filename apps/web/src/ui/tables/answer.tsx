interface AnswerProps {
  readonly question: string;
  readonly answer: string;
}

/** A pair of a `dl` that explains something. */
export function Answer({ question, answer }: AnswerProps) {
  return (
    <div>
      <dt className="font-semibold">{question}</dt>
      <dd className="max-w-prose">{answer}</dd>
    </div>
  );
}
