import { required } from '../../required.ts'
import type { Readers } from '../context/engine-services.ts'
import type { Served } from '../served.ts'
import type { InputValues, Row } from '../table.ts'

type Shown = Pick<Served, 'context' | 'resource' | 'hooks'>

/** Serialized records with the current addresses of their images; null for a record whose own image visitors can't see. */
export const showRecords = <T extends InputValues>(
  { context, resource: { fields }, hooks: { extraImages } }: Shown,
  records: readonly T[],
  audience: Readers,
): Promise<(T | null)[]> => context.services.uploads.show({ fields, extraImages }, records, audience)

/** A row as staff read it. */
export const showRow = async (shown: Shown, row: Row): Promise<Row> => {
  const [record] = await showRecords(shown, [shown.hooks.serialize(row)], 'staff')
  return required(record)
}
