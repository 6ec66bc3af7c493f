import { SqliteQueryCompiler, type SelectModifierNode } from 'kysely'

/** Kysely's queries in SQLite's words. */
export class QueryCompiler extends SqliteQueryCompiler {
  /**
   * SQLite plans by the values of a join and of a limit, so it plans such a statement anew at each run, though it is prepared. A
   * plus, which changes no value, hides them from the planner (decision 0232).
   */
  protected override getCurrentParameterPlaceholder(): string {
    return '+?'
  }

  /** Leaves out locks of rows (`for update`), which SQLite has no words for and doesn't need: it serializes its writers. */
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (!node.modifier?.startsWith('For')) super.visitSelectModifier(node)
  }
}
