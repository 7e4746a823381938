import * as texts from '@bahai-friends/languages/en/dashboard/gatherings/answers';

interface ComingPeopleProps {
  readonly people: number;
  /** null for no limit. */
  readonly capacity: number | null;
}

/** How many people come, and whether they are more than the places. */
export function ComingPeople({ people, capacity }: ComingPeopleProps) {
  return (
    <>
      <p>{capacity === null ? texts.coming(people) : texts.comingOf(people, capacity)}</p>
      {capacity !== null && people > capacity && (
        <p className="font-semibold text-alarm">{texts.aboveCapacity}</p>
      )}
    </>
  );
}
