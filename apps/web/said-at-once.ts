import { parseAst } from 'vite';

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The name of the first text in a part of a module's tree that is said while the module is loaded. */
function firstSaid(part: unknown, alias: string): string | undefined {
  if (Array.isArray(part)) {
    for (const each of part) {
      const said = firstSaid(each, alias);
      if (said !== undefined) return said;
    }
    return undefined;
  }
  // What a function says is said when it is called, and types say nothing.
  if (!isNode(part) || /Function|^TS(?:Type|Interface)/.test(String(part.type))) return undefined;
  const { type, object, property } = part;
  if (type === 'MemberExpression' && isNode(object) && isNode(property) && object.name === alias) {
    return String(property.name);
  }
  return firstSaid(Object.values(part), alias);
}

/**
 * The name of a text that a component says while it is loaded: of a room that is loaded at the same time that may be too
 * early. Undefined where each is said when it is shown.
 *
 * @param alias What the component calls the room.
 */
export const saidAtOnce = (source: string, alias: string): string | undefined =>
  firstSaid(parseAst(source, { lang: 'tsx' }).body, alias);
