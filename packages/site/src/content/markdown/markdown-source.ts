import type { KnownPaths } from '../editing/read-cache.ts'
import type { FaultListener } from '../faults/report-fault.ts'
import type { Files } from '../files.ts'
import type { Monograph } from '../monograph.ts'
import type { ProgramSummary } from '../program.ts'
import type { Download } from '../documents/read-downloads.ts'

/** The source of a text, for the lines of errors. */
export interface MarkdownSource extends FaultListener {
  file: string
  files: Files
  paths: KnownPaths
  programs: readonly ProgramSummary[]
  monographs: readonly Monograph[]
  downloads: readonly Download[]
  /** The line of an offset in the page's text. */
  offsetToLine: (offset: number) => number
}
