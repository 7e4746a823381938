import { parseAst } from 'vite';

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The name of the first text that a part of a module's tree uses while the module is loaded. */
function firstSaid(part: unknown, alias: string): string | undefined {
  if (Array.isArray(part)) {
    for (const each of part) {
      const said = firstSaid(each, alias);
      if (said !== undefined) return said;
    }
    return undefined;
  }
  // The body of a function runs later, and types do not run at all.
  if (!isNode(part) || /Function|^TS(?:Type|Interface)/.test(String(part.type))) return undefined;
  const { type, object, property } = part;
  if (type === 'MemberExpression' && isNode(object) && isNode(property) && object.name === alias) {
    return String(property.name);
  }
  return firstSaid(Object.values(part), alias);
}

/**
 * The name of a text that a component uses while it is loaded, which may be before the texts of the room are. Undefined
 * when all are used later.
 *
 * @param alias The component's name for the room.
 */
export const saidAtOnce = (source: string, alias: string): string | undefined =>
  firstSaid(parseAst(source, { lang: 'tsx' }).body, alias);
