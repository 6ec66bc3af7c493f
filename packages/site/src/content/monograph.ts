import type { RecordOf } from '@kampana/engine-declare/resource'
import type { Check } from '@kampana/shared/content/preview-worker'
import { researchPath } from '@kampana/shared/content/research-path'
import type { monographs } from '@kampana/shared/resources/monographs'

export { researchPath }

type Values = RecordOf<typeof monographs>

/** Fields of a monograph that its page shows. */
export const monographFields = [
  'address',
  'category',
  'title',
  'description',
  'authors',
  'year',
  'file',
] as const satisfies readonly (keyof Values)[]
export type MonographRecord = Pick<Values, (typeof monographFields)[number]>

/** Last segment of a monograph's address, which names its download. */
export const linkOf = ({ address }: Pick<MonographRecord, 'address'>): string =>
  address.slice(address.lastIndexOf('/') + 1)

/** A research monograph: its record, with the current address of its PDF, and its text. */
export interface Monograph {
  record: MonographRecord
  /** Size of the PDF in kilobytes; null for an upload of unknown size. */
  size: number | null
  /** Pages of the PDF, if known. */
  pages: number | null
  /** Text, beginning with the abstract. */
  html: string
  /** Headings of the text with their ids. */
  contents: { id: string; title: string }[]
  /** Date of its last review (`with-checks.ts`). */
  checked?: Check
}
