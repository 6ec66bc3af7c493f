import type { RecordOf } from '@kampana/engine-declare/resource'
import type { Check } from '@kampana/shared/content/preview-worker'
import { programsPath } from '@kampana/shared/content/programs-path'
import type { programs } from '@kampana/shared/resources/programs'

// Pages import this file, so zod stays in programs.ts.

export { programsPath }

/** Last segment of a program's address, by which queries name it: `bs-nursing`. */
export const slugOf = ({ address }: Pick<ProgramRecord, 'address'>): string =>
  address.slice(programsPath.length + 1)

/** Path and parameters of the comparison of programs: `?program=bs-nursing&program=bs-psychology`. */
export const comparePath = `${programsPath}/compare`
export const comparedParameter = 'program'
export const maxCompared = 3
export const compareAddress = (...programs: readonly Pick<ProgramRecord, 'address'>[]): string =>
  `${comparePath}?${new URLSearchParams(programs.map((program) => [comparedParameter, slugOf(program)]))}`

type Values = RecordOf<typeof programs>

/** Fields of a program that lists show. */
export const listFields = [
  'address',
  'title',
  'short',
  'level',
  'school',
  'length',
  'description',
  'fees',
] as const satisfies readonly (keyof Values)[]
export type ListedProgram = Pick<Values, (typeof listFields)[number]>

/** Fields of a program that its page shows in addition to those of lists. */
export const programFields = [
  'who',
  'charges',
  'curriculum',
  'apply',
  'recognition',
] as const satisfies readonly (keyof Values)[]
type PageFields = Pick<Values, (typeof programFields)[number]>
export type ProgramRecord = ListedProgram & PageFields

/** A program: its record, and what its page shows in another form. */
export interface Program {
  record: ProgramRecord
  /** Licensure examination and its latest results. */
  licensure: string | null
  /** Accreditation and its end. */
  accreditation: string | null
  /** Each as HTML, with links to other programs. */
  careers: readonly string[]
  html: string
  /** Date of its last review (`with-checks.ts`). */
  checked?: Check
}

/** Part of the content with a program's page. The list of programs has the other fields. */
export type ProgramPart = Omit<Program, 'record'> & { record: PageFields }
