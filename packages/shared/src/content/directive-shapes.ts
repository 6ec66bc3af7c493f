import { buttonShape } from './directives/button.ts'
import { directoryShape } from './directives/directory.ts'
import { downloadsShape } from './directives/downloads.ts'
import { factsShape } from './directives/facts.ts'
import { tableShape } from './directives/table.ts'
import { timelineShape } from './directives/timeline.ts'
import { treeShape } from './directives/tree.ts'
import type { DirectiveShape } from './directives/directive-shape.ts'

export type { DirectiveShape }

/**
 * How the value of each directive is edited, by the directive's name: `::table data.faculty`. Null for those that take no value
 * of the data file. Site and dashboard must have the same names (`DirectiveName`).
 */
export const directiveShapes = {
  button: buttonShape.shape,
  directory: directoryShape.shape,
  downloads: downloadsShape.shape,
  facts: factsShape.shape,
  monographs: null,
  programs: null,
  records: null,
  table: tableShape.shape,
  timeline: timelineShape.shape,
  tree: treeShape.shape,
  video: null,
} satisfies Readonly<Record<string, DirectiveShape | null>>

/** The name of a directive that there is. */
export type DirectiveName = keyof typeof directiveShapes

export const isDirectiveName = (name: string): name is DirectiveName => Object.hasOwn(directiveShapes, name)
