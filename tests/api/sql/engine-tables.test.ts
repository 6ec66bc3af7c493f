import { openDatabase } from '@kampana/server/db/open'
import { createEngineTables } from '@kampana/engine-server/db/create-engine-tables'
import { openMigrated } from '@kampana/engine-server/db/open-migrated'
import { expect, onTestFinished, test } from 'vitest'

interface Columns {
  [table: string]: Readonly<Record<string, string>>
}

const inMemory = { kind: 'sqlite', file: ':memory:' } as const

test('engine tables: have the columns of the migrated tables, or some of them', async () => {
  const engine = await openMigrated(inMemory, [])
  onTestFinished(() => engine.destroy())
  await createEngineTables(engine)
  const product = await openDatabase({ database: inMemory, collegeDir: '' })
  onTestFinished(() => product.destroy())
  const [ours, migrated] = [await columnsOf(engine), await columnsOf(product)]
  expect(Object.keys(ours)).toHaveLength(20)
  for (const [table, columns] of Object.entries(ours)) expect(migrated[table]).toMatchObject(columns)
})

/** Types of the columns of each table, with `not null` and whether the database fills them in. */
const columnsOf = async (db: Awaited<ReturnType<typeof openMigrated>>): Promise<Columns> => {
  const tables = await db.introspection.getTables()
  return Object.fromEntries(
    tables
      .filter(({ name, isView }) => !isView && !/^(?:search_|record_words_|\w+_trigrams)/.test(name))
      .map(({ name, columns }) => [
        name,
        Object.fromEntries(
          columns.map(({ name, dataType, isNullable, hasDefaultValue }) => [
            name,
            `${dataType}${isNullable ? '' : ' not null'}${hasDefaultValue ? ' default' : ''}`,
          ]),
        ),
      ]),
  )
}
