import {
  DeleteQueryNode,
  InsertQueryNode,
  OperationNodeTransformer,
  RawNode,
  UpdateQueryNode,
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type TableNode,
} from 'kysely'

/** Notes the tables that statements read or write, for caches that depend on them. */
export class NotedTables implements KyselyPlugin {
  readonly read = new Set<string>()
  readonly written = new Set<string>()
  /** True if a raw SQL statement may have written to any table. */
  isUnclear = false

  transformQuery({ node }: PluginTransformQueryArgs) {
    if (RawNode.is(node)) this.isUnclear ||= !/^\s*select\b/i.test(node.sqlFragments[0] ?? '')
    else noteIn(targetOf(node) ? this.written : this.read, targetOf(node) ?? node)
    return node
  }

  transformResult({ result }: PluginTransformResultArgs) {
    return Promise.resolve(result)
  }
}

/** Target of a statement that writes; undefined for a read. */
const targetOf = (node: OperationNode): OperationNode | undefined => {
  if (InsertQueryNode.is(node)) return node.into
  if (UpdateQueryNode.is(node)) return node.table
  return DeleteQueryNode.is(node) ? node.from : undefined
}

/** Names of the tables in a statement. */
export const listTables = (node: OperationNode): ReadonlySet<string> => {
  const names = new Set<string>()
  noteIn(names, node)
  return names
}

const noteIn = (names: Set<string>, node: OperationNode): void => void new Noting(names).transformNode(node)

class Noting extends OperationNodeTransformer {
  readonly #names: Set<string>

  constructor(names: Set<string>) {
    super()
    this.#names = names
  }

  protected override transformTable(node: TableNode): TableNode {
    this.#names.add(node.table.identifier.name)
    return node
  }
}
