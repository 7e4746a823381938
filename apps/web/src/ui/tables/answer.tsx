interface AnswerProps {
  readonly question: string;
  readonly answer: string;
}

/** A question with its answer, as a pair of a `dl`. */
export function Answer({ question, answer }: AnswerProps) {
  return (
    <div>
      <dt className="font-semibold">{question}</dt>
      <dd className="max-w-prose">{answer}</dd>
    </div>
  );
}
