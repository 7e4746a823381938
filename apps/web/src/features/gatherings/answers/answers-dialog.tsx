import type { Answer, Gathering } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as gatherings from '@bahai-friends/languages/en/dashboard/gatherings';
import * as texts from '@bahai-friends/languages/en/dashboard/gatherings/answers';
import { userMessageOf } from '../../../api/api-error.ts';
import { dateDisplay } from '../../../calendar/date-display.ts';
import { Dialog, DialogActions } from '../../../ui/dialogs/dialog.tsx';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { sentence } from '../../../ui/sentence.tsx';
import { ListSkeleton } from '../../../ui/tables/list-skeleton.tsx';
import { Cell, Row, Table } from '../../../ui/tables/table.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { useAnswers } from './answers.queries.ts';
import { ComingPeople } from './coming-people.tsx';

interface AnswersDialogProps {
  readonly gathering: Gathering;
  /** Civil days: by the rule, and the one on which it is held. */
  readonly day: string;
  readonly held: string;
  readonly onClose: () => void;
}

/** The answers for one day of a gathering. */
export function AnswersDialog({ gathering, day, held, onClose }: AnswersDialogProps) {
  const { data: answers, error, isFetching, refetch } = useAnswers(gathering.id, day);
  return (
    <Dialog
      title={texts.whoComes}
      description={sentence(
        gatherings.dayOf(
          <bdi className="font-semibold">{gathering.title}</bdi>,
          dateDisplay(held).gregorian,
        ),
      )}
      onClose={onClose}
    >
      {answers ? (
        <AnswersList answers={answers} capacity={gathering.capacity} />
      ) : error ? (
        <LoadError
          message={userMessageOf(error, texts.loadError)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ListSkeleton label={texts.loading} rows={2} />
      )}
      <DialogActions>
        <Button onClick={onClose}>{common.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface AnswersListProps {
  readonly answers: readonly Answer[];
  readonly capacity: number | null;
}

function AnswersList({ answers, capacity }: AnswersListProps) {
  if (answers.length === 0) return <p className="text-muted">{texts.none}</p>;
  const people = answers.reduce((sum, answer) => sum + answer.people, 0);
  return (
    <div className="space-y-4">
      <ComingPeople people={people} capacity={capacity} />
      <Table headings={[texts.name, texts.howMany, texts.answeredAt]}>
        {answers.map((answer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: answers have no id, and stand in the order in which they came
          <Row key={index}>
            <Cell heading={texts.name}>
              {answer.name === null ? (
                <span className="text-muted">{texts.nameless}</span>
              ) : (
                <bdi className="wrap-anywhere">{answer.name}</bdi>
              )}
            </Cell>
            <Cell heading={texts.howMany}>{common.numberOf(answer.people)}</Cell>
            <Cell heading={texts.answeredAt}>
              <Timestamp at={answer.at} />
            </Cell>
          </Row>
        ))}
      </Table>
    </div>
  );
}
