import './segments.css';

interface SegmentsProps<T extends string> {
  /** The name of the choice, for screen readers. */
  readonly label: string;
  readonly options: readonly T[];
  readonly value: T;
  readonly labelOf: (option: T) => string;
  readonly onChange: (option: T) => void;
  /** Called when an option is likely to be chosen next: it is hovered, pressed or focused. */
  readonly onApproach?: (option: T) => void;
}

/** A choice between a few views of the same content, which takes effect at once. */
export function Segments<T extends string>(props: SegmentsProps<T>) {
  const { label, options, value, labelOf, onChange, onApproach } = props;
  return (
    <fieldset aria-label={label} className="segments">
      {options.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          className="segment"
          onClick={() => onChange(option)}
          onPointerEnter={() => onApproach?.(option)}
          onFocus={() => onApproach?.(option)}
        >
          {labelOf(option)}
        </button>
      ))}
    </fieldset>
  );
}
