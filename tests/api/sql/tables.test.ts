import { findRelations } from '@kampana/engine-server/records/links/links'
import { findStorage } from '@kampana/engine-server/records/storage/index'
import { tableName } from '@kampana/engine-server/records/table'
import { inputName } from '@kampana/engine-declare/kinds/index'
import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import { declaredResources } from '../../support/declared-resources.ts'

/** Each database's names for the types. */
const kinds: readonly [kind: string, words: RegExp][] = [
  ['text', /^(text|varchar)/i],
  ['integer', /^int/i],
  ['double precision', /^(double|float|int)/i],
]

test('tables: every declared field has a column or join table of its type, nullable only if optional', async () => {
  const { database } = await college()
  const tables = await database((db) => db.introspection.getTables())
  const columns = new Map(
    tables.map(({ name, columns }) => [name, new Map(columns.map((each) => [each.name, each]))]),
  )
  for (const resource of declaredResources) {
    const own = columns.get(tableName(resource))
    for (const [name, field] of Object.entries(resource.fields)) {
      const { column: type } = findStorage(field)
      if (type === 'none' || type === 'by hand') continue
      const column = own?.get(inputName(name, field))
      const is = kinds.find(([, words]) => words.test(column?.dataType ?? ''))?.[0]
      const fits = is === type || (type === 'double precision' && is === 'integer')
      expect([resource.name, name, fits]).toEqual([resource.name, name, true])
      const mayBeEmpty = column!.isNullable || column!.hasDefaultValue
      expect([resource.name, name, field.required || mayBeEmpty]).toEqual([resource.name, name, true])
    }
    for (const { pairs, own, other } of findRelations(resource))
      expect([pairs, columns.get(pairs)?.has(own), columns.get(pairs)?.has(other)]).toEqual([
        pairs,
        true,
        true,
      ])
  }
})
