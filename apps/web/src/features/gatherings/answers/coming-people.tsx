import * as texts from '@bahai-friends/languages/en/dashboard/gatherings/answers';

interface ComingPeopleProps {
  readonly people: number;
  /** null for as many as come. */
  readonly capacity: number | null;
}

/** How many come, and whether that is more than there are places. */
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
