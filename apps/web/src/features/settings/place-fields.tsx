import { COORDINATE_STEP, type NewSettings, type Place } from '@bahai-friends/contract';
import { useController, useFormContext } from 'react-hook-form';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { fieldMessages } from '../../ui/forms/field-messages.ts';
import { TownSearch } from './town-search.tsx';
import '../../ui/forms/input.css';

const rounded = (degrees: number): number =>
  Math.round(degrees / COORDINATE_STEP) / Math.round(1 / COORDINATE_STEP);

/** Where the community is: found by a search, corrected by hand, or nowhere. */
export function PlaceFields() {
  const { setValue, setFocus } = useFormContext<NewSettings>();
  const { field, fieldState } = useController<NewSettings, 'place'>({ name: 'place' });
  const change = (place: Place | null) =>
    setValue('place', place, { shouldDirty: true, shouldValidate: true });
  return (
    <div className="space-y-5">
      <TownSearch
        onPick={({ name, latitude, longitude, timeZone }) => {
          change({ name, latitude: rounded(latitude), longitude: rounded(longitude) });
          setValue('timeZone', timeZone, { shouldDirty: true, shouldValidate: true });
        }}
      />
      {field.value === null ? (
        <p className="text-muted">
          No place is set. With one, the home page says when the sun sets there and the next Badí
          day begins.
        </p>
      ) : (
        <ChosenPlace
          place={field.value}
          errors={fieldState.error as PlaceErrors | undefined}
          onChange={change}
          onClear={() => {
            change(null);
            setFocus('timeZone');
          }}
        />
      )}
    </div>
  );
}

type PlaceErrors = Partial<Record<keyof Place, { readonly message?: string }>>;

interface ChosenPlaceProps {
  readonly place: Place;
  readonly errors: PlaceErrors | undefined;
  readonly onChange: (place: Place) => void;
  readonly onClear: () => void;
}

function ChosenPlace({ place, errors, onChange, onClear }: ChosenPlaceProps) {
  return (
    <div className="space-y-3 rounded-2xl bg-cream p-4">
      <div className="grid items-start gap-x-4 gap-y-5 md:grid-cols-[1fr_8rem_8rem]">
        <Field label="Place" messages={fieldMessages(errors?.name)}>
          {(control) => (
            <input
              {...control}
              className="input"
              autoComplete="off"
              dir="auto"
              value={place.name}
              onChange={({ currentTarget }) => onChange({ ...place, name: currentTarget.value })}
            />
          )}
        </Field>
        {(['latitude', 'longitude'] as const).map((name) => (
          <Field key={name} label={LABELS[name]} messages={fieldMessages(errors?.[name])}>
            {(control) => (
              <input
                {...control}
                className="input"
                type="number"
                step={COORDINATE_STEP}
                value={Number.isNaN(place[name]) ? '' : place[name]}
                onChange={({ currentTarget }) =>
                  onChange({ ...place, [name]: currentTarget.valueAsNumber })
                }
              />
            )}
          </Field>
        ))}
      </div>
      <p className="text-sm text-muted">
        The name is shown; the coordinates never leave the server except to this form. They are kept
        to a tenth of a degree, about 11 km, because a place can be somebody’s home.
      </p>
      <Button onClick={onClear}>Clear the place</Button>
    </div>
  );
}

const LABELS = { latitude: 'Latitude', longitude: 'Longitude' };
