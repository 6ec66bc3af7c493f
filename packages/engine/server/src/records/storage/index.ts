import { findKind, type Field, type Storage } from '@kampana/engine-declare/kinds/index'
import type { Resource } from '@kampana/engine-declare/resource'
import { memoize } from '../../memoize.ts'
import { custom } from './custom.ts'
import { list } from './list.ts'
import { pairs } from './pairs.ts'
import { referenceStorage } from './reference.ts'
import { rowsStorage } from './rows.ts'
import { double, instantStorage, integer, textStorage, token } from './scalars.ts'
import { asStored, type StorageEngine } from './storage.ts'

const engines: Readonly<Record<Storage, StorageEngine>> = {
  text: textStorage,
  token,
  instant: instantStorage,
  integer,
  double,
  list,
  rows: rowsStorage,
  reference: referenceStorage,
  pairs,
  custom,
}

export const findStorage = (field: Field): StorageEngine => engines[findKind(field).storage]

/** Storage of a field by name. `id`, which no resource declares, is an integer. */
export const findColumnStorage = ({ fields }: Pick<Resource, 'fields'>, name: string): StorageEngine =>
  fields[name] ? findStorage(fields[name]) : integer

/** Fields with encoded columns. */
const encodedFields = memoize(({ fields }: Pick<Resource, 'fields'>) =>
  Object.entries(fields)
    .map(([name, field]) => [name, findStorage(field)] as const)
    .filter(([, { decode }]) => decode !== asStored),
)

/** Decodes the columns of rows in place. */
export const decodeRows = (resource: Resource, rows: readonly Record<string, unknown>[]): void => {
  for (const [name, { decode }] of encodedFields(resource))
    for (const row of rows) if (name in row) row[name] = decode(row[name])
}

/** Encodes a record's values for its columns. */
export const encodeColumns = (
  resource: Resource,
  columns: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const encoded = { ...columns }
  for (const [name, { encode }] of encodedFields(resource))
    if (name in encoded) encoded[name] = encode(encoded[name])
  return encoded
}
