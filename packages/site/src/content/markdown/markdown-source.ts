import type { KnownPaths } from '../editing/read-cache.ts'
import type { FaultListener } from '../faults/report-fault.ts'
import type { Files } from '../files.ts'
import type { ProgramSummary } from '../program.ts'

/** The source of a text, for the lines of errors. */
export interface MarkdownSource extends FaultListener {
  file: string
  files: Files
  paths: KnownPaths
  programs: readonly ProgramSummary[]
  /** The line of an offset in the page's text. */
  offsetToLine: (offset: number) => number
}
