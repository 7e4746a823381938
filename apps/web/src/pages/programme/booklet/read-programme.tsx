import type { ProgrammeItem, ShownProgramme } from '@bahai-friends/contract';
import { whole } from '../../../texts/whole.ts';
import { writtenAs } from '../layout/programme-path.ts';

/** An item with its number. */
interface NumberedItem extends ProgrammeItem {
  readonly number: number;
}

interface Part {
  readonly part: ProgrammeItem['part'];
  readonly items: [NumberedItem, ...NumberedItem[]];
}

/** Groups consecutive items of the same part. */
function partsOf(items: readonly ProgrammeItem[]): Part[] {
  const parts: Part[] = [];
  for (const [number, item] of items.entries()) {
    const last = parts.at(-1);
    const numbered = { ...item, number };
    if (last?.part === item.part) last.items.push(numbered);
    else parts.push({ part: item.part, items: [numbered] });
  }
  return parts;
}

/** A programme for a small screen, such as a phone's. */
export function ReadProgramme({ gathering, items }: ShownProgramme) {
  const { parts, reader: readerOf } = whole().gatherings.programme;
  return (
    <div className="programme">
      {partsOf(items).map(({ part, items: together }) => (
        <section key={together[0].number}>
          {part !== 'other' && <h2>{parts[part]}</h2>}
          {together.map(({ number, title, text, source, reader }) => (
            <article key={number} className="programme-item">
              {title && <h3 {...writtenAs(title, gathering)}>{title}</h3>}
              {text && (
                <p className="programme-text" {...writtenAs(text, gathering)}>
                  {text}
                </p>
              )}
              {source && (
                <p className="programme-source" {...writtenAs(source, gathering)}>
                  {source}
                </p>
              )}
              {reader && <p className="programme-reader">{readerOf(reader)}</p>}
            </article>
          ))}
        </section>
      ))}
    </div>
  );
}
