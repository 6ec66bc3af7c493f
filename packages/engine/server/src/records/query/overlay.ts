import {
  CommonTableExpressionNameNode,
  CommonTableExpressionNode,
  SelectQueryNode,
  sql,
  WithNode,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
} from 'kysely'
import { table, type Row } from '../table.ts'
import { dialectOf } from '../../db/dialect/dialect-of.ts'
import type { EngineClient } from '../../db/engine-tables.ts'
import { listTables } from '../../db/noted-tables.ts'

/** Id of a new row, after all stored ones: the largest 32-bit integer. */
export const newRowId = 2_147_483_647

/** Rows in place of those with the same ids, and new rows. They have the columns that statements read, as stored. */
export interface OverlaidRows {
  columns: readonly string[]
  rows: readonly Row[]
}

/** A client whose queries read drafts as if they were stored: a CTE with these rows shadows each table. */
export const overlay = (client: EngineClient, tables: ReadonlyMap<string, OverlaidRows>): EngineClient => {
  const shadows = new Map(Array.from(tables, ([name, rows]) => [name, shadow(client, name, rows)] as const))
  return client.withPlugin(new Overlay(shadows))
}

class Overlay implements KyselyPlugin {
  readonly #shadows: ReadonlyMap<string, CommonTableExpressionNode>

  constructor(shadows: ReadonlyMap<string, CommonTableExpressionNode>) {
    this.#shadows = shadows
  }

  transformQuery({ node }: PluginTransformQueryArgs) {
    if (!SelectQueryNode.is(node)) return node
    const own = [...listTables(node)].flatMap((name) => this.#shadows.get(name) ?? [])
    const [first, ...others] = [...own, ...(node.with?.expressions ?? [])]
    if (own.length === 0 || !first) return node
    const recursive = node.with?.recursive
    const start = WithNode.create(first, recursive === undefined ? {} : { recursive })
    return { ...node, with: others.reduce(WithNode.cloneWithExpression, start) }
  }

  transformResult({ result }: PluginTransformResultArgs) {
    return Promise.resolve(result)
  }
}

const shadow = (
  client: EngineClient,
  name: string,
  { columns, rows }: OverlaidRows,
): CommonTableExpressionNode => {
  const stored = table(client)
    .selectFrom(dialectOf(client).shadowed(name))
    .select([...columns])
    .where(
      'id',
      'not in',
      rows.map(({ id }) => id),
    )
  const all = rows.reduce(
    (query, row) =>
      query.unionAll(
        table(client).selectNoFrom(columns.map((column) => sql.val(row[column] ?? null).as(column))),
      ),
    stored,
  )
  return CommonTableExpressionNode.create(CommonTableExpressionNameNode.create(name), all.toOperationNode())
}
