import {
  COORDINATE_STEP,
  type NewSettings,
  type Place,
  type Settings,
} from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/settings';
import * as fields from '@bahai-friends/languages/en/dashboard/settings/fields';
import { useController, useFormContext } from 'react-hook-form';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { fieldMessages } from '../../ui/forms/field-messages.ts';
import { countryName } from './country-name.ts';
import { TownSearch } from './town-search.tsx';
import '../../ui/forms/input.css';

const rounded = (degrees: number): number =>
  Math.round(degrees / COORDINATE_STEP) / Math.round(1 / COORDINATE_STEP);

interface PlaceFieldsProps {
  /** The stored settings. */
  readonly saved: Settings;
}

/** The place of the community: found by a search, corrected by hand, or none. */
export function PlaceFields({ saved }: PlaceFieldsProps) {
  const { setValue, setFocus } = useFormContext<NewSettings>();
  const { field, fieldState } = useController<NewSettings, 'place'>({ name: 'place' });
  const change = (place: Place | null) =>
    setValue('place', place, { shouldDirty: true, shouldValidate: true });
  return (
    <div className="space-y-4">
      <TownSearch
        onPick={({ name, latitude, longitude, timeZone }) => {
          change({ name, latitude: rounded(latitude), longitude: rounded(longitude) });
          setValue('timeZone', timeZone, { shouldDirty: true, shouldValidate: true });
        }}
      />
      {field.value === null ? (
        <p className="text-muted">{texts.noPlace}</p>
      ) : (
        <ChosenPlace
          saved={saved}
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

interface ChosenPlaceProps extends PlaceFieldsProps {
  readonly place: Place;
  readonly errors: PlaceErrors | undefined;
  readonly onChange: (place: Place) => void;
  readonly onClear: () => void;
}

function ChosenPlace({ saved, place, errors, onChange, onClear }: ChosenPlaceProps) {
  return (
    <div className="space-y-3 rounded-2xl bg-cream p-4">
      <div className="grid items-start gap-4 md:grid-cols-[1fr_8rem_8rem]">
        <Field label={fields.place} messages={fieldMessages(errors?.name)}>
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
          <Field
            key={name}
            label={name === 'latitude' ? texts.latitude : texts.longitude}
            messages={fieldMessages(errors?.[name])}
          >
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
      <p className="text-sm text-muted">{texts.aboutPlace}</p>
      <p className="text-sm">{sunsetNote(place, saved)}</p>
      <Button onClick={onClear}>{texts.clearPlace}</Button>
    </div>
  );
}

/**
 * The note about sunset: a time of sunset reveals its place, so it is not computed for the community's place itself.
 */
function sunsetNote({ latitude, longitude }: Place, { place, sunsetFor }: Settings): string {
  if (place?.latitude !== latitude || place.longitude !== longitude) {
    return texts.sunsetUnsaved;
  }
  return sunsetFor
    ? texts.sunsetOfTown(sunsetFor.name, countryName(sunsetFor))
    : texts.sunsetOfDegree;
}
