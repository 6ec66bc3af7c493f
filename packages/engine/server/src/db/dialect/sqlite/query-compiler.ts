import { SqliteQueryCompiler, type SelectModifierNode } from 'kysely'

/** Compiles kysely's queries for SQLite. */
export class QueryCompiler extends SqliteQueryCompiler {
  /**
   * SQLite plans a prepared statement again at each run if the plan depends on a join's or limit's value. A unary plus hides
   * the value from the planner without changing it.
   */
  protected override getCurrentParameterPlaceholder(): string {
    return '+?'
  }

  /** Omits row locks (`for update`). SQLite has no syntax for them and doesn't need them, because it serializes writers. */
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (!node.modifier?.startsWith('For')) super.visitSelectModifier(node)
  }
}
