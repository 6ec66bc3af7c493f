import { kindOf, type Field, type Storage } from '@kampana/shared/kinds/index'
import type { Resource } from '@kampana/shared/resource'
import { memoize } from '../../memoize.ts'
import { custom } from './custom.ts'
import { double } from './double.ts'
import { instantStorage } from './instant.ts'
import { integer } from './integer.ts'
import { list } from './list.ts'
import { pairs } from './pairs.ts'
import { referenceStorage } from './reference.ts'
import { asItStands, type StorageEngine } from './storage.ts'
import { textStorage } from './text.ts'
import { token } from './token.ts'

const engines: Readonly<Record<Storage, StorageEngine>> = {
  text: textStorage,
  token,
  instant: instantStorage,
  integer,
  double,
  list,
  reference: referenceStorage,
  pairs,
  custom,
}

export const storageOf = (field: Field): StorageEngine => engines[kindOf(field).storage]

/** How a resource's column is kept by its field's name; `id`, which no resource declares, is an integer. */
export const storageAt = ({ fields }: Pick<Resource, 'fields'>, name: string): StorageEngine =>
  fields[name] ? storageOf(fields[name]) : integer

/** The fields whose columns hold something else than records have. */
const encodedFields = memoize(({ fields }: Pick<Resource, 'fields'>) =>
  Object.entries(fields)
    .map(([name, field]) => [name, storageOf(field)] as const)
    .filter(([, { decode }]) => decode !== asItStands),
)

/** Rows as the columns hold them, made what records are. */
export const decodeRows = (resource: Resource, rows: readonly Record<string, unknown>[]): void => {
  for (const [name, { decode }] of encodedFields(resource))
    for (const row of rows) if (name in row) row[name] = decode(row[name])
}

/** Columns as the database keeps them. */
export const encodeColumns = (
  resource: Resource,
  columns: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const encoded = { ...columns }
  for (const [name, { encode }] of encodedFields(resource))
    if (name in encoded) encoded[name] = encode(encoded[name])
  return encoded
}
