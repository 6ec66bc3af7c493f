import type { Compilable, CompiledQuery } from 'kysely'
import type { EngineClient } from './engine-tables.ts'

type Executing = Pick<EngineClient, 'getExecutor' | 'executeQuery'>
type Values = Readonly<Record<string, unknown>>

/**
 * A query that kysely compiles once per database, because compiling takes longer than a small query. `build` receives
 * placeholders instead of values, so it may only pass them on.
 */
export const preparedQuery = <Client extends Executing, V extends Values, Row>(
  build: (client: Client, values: V) => Compilable<Row>,
) => {
  const compiled = new WeakMap<object, CompiledQuery<Row>>()
  return async (client: Client, values: V): Promise<Row[]> => {
    const { adapter } = client.getExecutor()
    const query: CompiledQuery<Row> = compiled.get(adapter) ?? build(client, placeholders as V).compile()
    compiled.set(adapter, query)
    const parameters = query.parameters.map((each) =>
      each instanceof Placeholder ? values[each.name] : each,
    )
    const { rows } = await client.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}

class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}
const placeholders = new Proxy<Values>({}, { get: (_, name) => new Placeholder(String(name)) })
