import { CSV_ENCODINGS, type CsvEncoding, type Need } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/file-questions';
import { type RefObject, useEffect, useState } from 'react';
import { useRestoreFocus } from '../../../../ui/dialogs/use-restore-focus.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { sentence } from '../../../../ui/sentence.tsx';
import { type EncodingSample, encodingSamples } from './encoding-samples.ts';
import { QuestionBox, type QuestionProps } from './question-box.tsx';

interface FileQuestionProps extends QuestionProps {
  /** Gets the focus when an answered question is removed. */
  readonly heading: RefObject<HTMLElement | null>;
}

/** The questions that one press answers, in the order in which they are asked. */
const ASKED = ['encoding', 'sheet', 'columns', 'dateOrder'] as const satisfies readonly Need[];

const ORDERS = ['dmy', 'mdy'] as const;

/** A question that the file leaves open, with a button for each answer. */
export function FileQuestion(props: FileQuestionProps) {
  const { preview, dateColumn } = props;
  const asked = ASKED.find((need) => preview.needs.includes(need));
  // Columns are chosen beside the rows, except for the question whether a column has the dates.
  const isAsked = asked !== undefined && (asked !== 'columns' || dateColumn !== null);
  return isAsked ? <AskedQuestion key={asked} asked={asked} {...props} /> : null;
}

interface AskedQuestionProps extends FileQuestionProps {
  readonly asked: (typeof ASKED)[number];
}

function AskedQuestion({ asked, heading, ...props }: AskedQuestionProps) {
  const box = useRestoreFocus<HTMLDivElement>(heading);
  return (
    <div ref={box}>
      {asked === 'encoding' && <EncodingQuestion {...props} />}
      {asked === 'sheet' && <SheetQuestion {...props} />}
      {asked === 'columns' && <DateColumnQuestion {...props} />}
      {asked === 'dateOrder' && <DateQuestion {...props} />}
    </div>
  );
}

function DateQuestion({ preview: { dateQuestion }, isLast, isBusy, onAnswer }: QuestionProps) {
  if (dateQuestion === null) return null;
  const { text, row, choices } = dateQuestion;
  if (choices.length < 2) return <DateOrderQuestion {...{ text, row, isLast, isBusy, onAnswer }} />;
  return (
    <QuestionBox
      title={sentence(texts.whichDay(<bdi>{text}</bdi>, row))}
      note={texts.thenAllDates}
      isLast={isLast}
    >
      {choices.map(({ order, day }) => (
        <Button
          key={order}
          className="answer"
          unavailable={isBusy}
          onClick={() => onAnswer({ dateOrder: order })}
        >
          {texts.dayOf(day)}
        </Button>
      ))}
    </QuestionBox>
  );
}

function DateColumnQuestion({ dateColumn, isLast, isBusy, onAnswer }: QuestionProps) {
  if (dateColumn === null) return null;
  const { letter, name, samples } = dateColumn;
  const answer = (displayDate: string | null) => onAnswer({ columns: { displayDate } });
  return (
    <QuestionBox
      title={sentence(texts.showOnDates(<bdi>{name === '' ? letter : name}</bdi>))}
      note={texts.thenNotRead}
      isLast={isLast}
    >
      <Button className="answer" unavailable={isBusy} onClick={() => answer(letter)}>
        {texts.yesOnDates}
        <span dir="auto" className="font-normal text-muted wrap-anywhere">
          {samples.join(' · ')}
        </span>
      </Button>
      <Button className="answer" unavailable={isBusy} onClick={() => answer(null)}>
        {texts.noDates}
      </Button>
    </QuestionBox>
  );
}

interface DateOrderQuestionProps extends Pick<QuestionProps, 'isLast' | 'isBusy' | 'onAnswer'> {
  readonly text: string;
  readonly row: number;
}

/** The question for dates that contradict each other, each of which has only one meaning. */
function DateOrderQuestion({ text, row, isLast, isBusy, onAnswer }: DateOrderQuestionProps) {
  return (
    <QuestionBox
      title={sentence(texts.whatComesFirst(<bdi>{text}</bdi>, row))}
      note={texts.thenOthers}
      isLast={isLast}
    >
      {ORDERS.map((dateOrder) => (
        <Button
          key={dateOrder}
          className="answer"
          unavailable={isBusy}
          onClick={() => onAnswer({ dateOrder })}
        >
          {dateOrder === 'dmy' ? texts.theDay : texts.theMonth}
        </Button>
      ))}
    </QuestionBox>
  );
}

function SheetQuestion({ preview: { sheets }, isLast, isBusy, onAnswer }: QuestionProps) {
  return (
    <QuestionBox title={texts.whichSheet} note={texts.thenNoOthers} isLast={isLast}>
      {sheets.map(({ name, rows }) => (
        <Button
          key={name}
          className="answer"
          unavailable={isBusy}
          onClick={() => onAnswer({ sheet: name })}
        >
          <bdi className="wrap-anywhere">{name}</bdi>
          <span className="font-normal text-muted">{texts.rowsOfSheet(rows)}</span>
        </Button>
      ))}
    </QuestionBox>
  );
}

function EncodingQuestion({ file, isLast, isBusy, onAnswer }: QuestionProps) {
  const samples = useEncodingSamples(file);
  return (
    <QuestionBox
      title={texts.whichReadsRight}
      note={texts.thenWholeFile}
      instead={texts.noneReads}
      isLast={isLast}
    >
      {samples === null &&
        CSV_ENCODINGS.map((encoding) => <Skeleton key={encoding} className="h-19" />)}
      {samples?.map(({ encoding, line }) => (
        <EncodingAnswer
          key={encoding}
          encoding={encoding}
          line={line}
          isBusy={isBusy}
          onAnswer={onAnswer}
        />
      ))}
    </QuestionBox>
  );
}

interface EncodingAnswerProps extends Pick<QuestionProps, 'isBusy' | 'onAnswer'> {
  readonly encoding: CsvEncoding;
  readonly line: string;
}

function EncodingAnswer({ encoding, line, isBusy, onAnswer }: EncodingAnswerProps) {
  return (
    <Button className="answer" unavailable={isBusy} onClick={() => onAnswer({ encoding })}>
      {texts.encodingName(encoding)}
      <span dir="auto" className="font-normal text-muted wrap-anywhere">
        {line}
      </span>
    </Button>
  );
}

/** Null until the file is read. */
function useEncodingSamples(file: File): readonly EncodingSample[] | null {
  const [samples, setSamples] = useState<readonly EncodingSample[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const take = (found: readonly EncodingSample[]) => isCurrent && setSamples(found);
    // A file that can no longer be read is reported by the next upload.
    encodingSamples(file).then(take, () => take([]));
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return samples;
}
