import type { Compilable, CompiledQuery } from 'kysely';
import type { Queries } from './database.ts';

/** Stands for a value in a query that is compiled before the value is known. */
class StandIn {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is built and compiled with its first use on a database, and only gets other values after that. For
 * requests that visitors wait for, whose queries take longer to build than to run.
 *
 * @param build Builds the query. It gets stand-ins in place of the values, and may use them as values only: no part of
 *   the query may depend on what they are.
 * @returns runs the query with its values; resolves with the rows that it returns
 */
export function compiledOnce<Values extends object, Row>(
  build: (db: Queries, values: Values) => Compilable<Row>,
): (db: Queries, values: Values) => Promise<Row[]> {
  const standIns = new Proxy({} as Values, { get: (_target, name) => new StandIn(String(name)) });
  /** By the adapter, which a database has in common with its transactions. */
  const known = new WeakMap<object, CompiledQuery<Row>>();
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    const compiled = known.get(adapter) ?? build(db, standIns).compile();
    known.set(adapter, compiled);
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof StandIn ? values[parameter.name as keyof Values] : parameter,
    );
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}
