import { buttonShape } from './directives/button.ts'
import { directoryShape } from './directives/directory.ts'
import { downloadsShape } from './directives/downloads.ts'
import { factsShape } from './directives/facts.ts'
import { monographsShape } from './directives/monographs.ts'
import { tableShape } from './directives/table.ts'
import { timelineShape } from './directives/timeline.ts'
import { treeShape } from './directives/tree.ts'
import type { DirectiveShape } from './directives/directive-shape.ts'

export type { DirectiveShape }

/** How the value of each directive is edited, by the directive's name: `::table data.faculty`. */
export const directiveShapes: Readonly<Record<string, DirectiveShape>> = {
  button: buttonShape.shape,
  directory: directoryShape.shape,
  downloads: downloadsShape.shape,
  facts: factsShape.shape,
  monographs: monographsShape.shape,
  table: tableShape.shape,
  timeline: timelineShape.shape,
  tree: treeShape.shape,
}
