import type { ProgrammeItem, ShownProgramme } from '@bahai-friends/contract';
import { whole } from '../../../texts/whole.ts';
import { writtenAs } from '../layout/programme-path.ts';

interface Part {
  readonly part: ProgrammeItem['part'];
  readonly items: ProgrammeItem[];
}

/** The items, those of one part that follow each other together. */
function partsOf(items: readonly ProgrammeItem[]): Part[] {
  const parts: Part[] = [];
  for (const item of items) {
    const last = parts.at(-1);
    if (last?.part === item.part) last.items.push(item);
    else parts.push({ part: item.part, items: [item] });
  }
  return parts;
}

/** A programme as it is read on a screen, such as that of a phone. */
export function ReadProgramme({ gathering, items }: ShownProgramme) {
  const { parts, reader: readerOf } = whole().gatherings.programme;
  return (
    <div className="programme">
      {partsOf(items).map(({ part, items: together }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
        <section key={index}>
          {part !== 'other' && <h2>{parts[part]}</h2>}
          {together.map(({ title, text, source, reader }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
            <article key={at} className="programme-item">
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
