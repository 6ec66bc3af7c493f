import type { Compilable, CompiledQuery } from 'kysely'
import type { DbClient } from './tables.ts'

/** Values under the names by which a query asks for them. */
type Values = Readonly<Record<string, unknown>>

/**
 * A query that is asked with every call, always in the same words and each time with other values: kysely puts it
 * together once for each kind of database, which takes longer than a small answer. `build` gets stand-ins for the
 * values, so it may only pass them on.
 */
export const preparedQuery = <V extends Values, Row>(
  build: (client: DbClient, values: V) => Compilable<Row>,
) => {
  const compiled = new WeakMap<object, CompiledQuery<Row>>()
  return async (client: DbClient, values: V): Promise<Row[]> => {
    const { adapter } = client.getExecutor()
    const query: CompiledQuery<Row> = compiled.get(adapter) ?? build(client, standIns as V).compile()
    compiled.set(adapter, query)
    const parameters = query.parameters.map((each) => (each instanceof StandIn ? values[each.name] : each))
    const { rows } = await client.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}

class StandIn {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}
const standIns = new Proxy<Values>({}, { get: (_, name) => new StandIn(String(name)) })
