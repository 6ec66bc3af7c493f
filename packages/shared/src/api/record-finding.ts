/** A link of a record that leads to no page or file, or to what visitors can't read yet. */
export interface RecordFinding {
  field: string
  address: string
  problem: LinkProblem
}
export type LinkProblem = 'no page' | 'no file' | 'not shown'
