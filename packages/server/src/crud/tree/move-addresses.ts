import { addressFields } from '../addresses/address-fields.ts'
import { fetchRows, table, tableName, type InputValues, type Row } from '../table.ts'
import { isTree, parentColumn, type TreeResource } from './tree-records.ts'
import type { Writing } from '../writing.ts'

type EditOne = (id: number, input: InputValues) => Promise<unknown>

/**
 * Gives what lies beneath a record, at addresses beneath its own, the beginning of its new address: each by an edit of its own, so
 * that it has its rights, log and redirect.
 */
export const moveAddresses = async (
  { trx, resource }: Pick<Writing, 'trx' | 'resource'>,
  row: Row,
  old: Row,
  editOne: EditOne,
): Promise<void> => {
  if (!isTree(resource)) return
  for (const field of addressFields(resource)) {
    const [from, to] = [old[field], row[field]]
    if (typeof from !== 'string' || typeof to !== 'string' || from === to) continue
    await moveBeneath({ trx, resource, field, from, to, editOne }, row.id)
  }
}

interface AddressMove extends Pick<Writing, 'trx'> {
  resource: TreeResource
  field: string
  from: string
  to: string
  editOne: EditOne
}

const moveBeneath = async (moving: AddressMove, id: number): Promise<void> => {
  const { trx, resource, field, from, to, editOne } = moving
  const rows = await fetchRows(
    table(trx)
      .selectFrom(tableName(resource))
      .select(['id', field])
      .where(parentColumn(resource), '=', id)
      .orderBy('id'),
  )
  for (const row of rows) {
    const address = row[field]
    // Its own edit moves what lies beneath it.
    if (typeof address === 'string' && address.startsWith(`${from}/`))
      await editOne(row.id, { [field]: to + address.slice(from.length) })
    else await moveBeneath(moving, row.id)
  }
}
