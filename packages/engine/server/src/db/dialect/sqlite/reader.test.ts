import { sql } from 'kysely'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createEngineTables } from '../../create-engine-tables.ts'
import { openMigrated } from '../../open-migrated.ts'
import { readInThread } from './reader.ts'
import type { EngineDatabase } from '../../engine-tables.ts'

/** A database file with a log up to this id, and its reader. */
const opened = async (entries: number): Promise<{ db: EngineDatabase; reader: EngineDatabase }> => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-reader-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const settings = { kind: 'sqlite', file: join(folder, 'college.sqlite') } as const
  const db = await openMigrated(settings, [])
  await createEngineTables(db)
  onTestFinished(() => db.destroy())
  const reader = readInThread(db, settings.file)
  onTestFinished(() => reader.destroy())
  const entry = { description: 'Edited', resource: 'updates', action: 'edit' as const, properties: '[]' }
  await db
    .insertInto('logs')
    .values({ ...entry, id: entries, created_at: '2026-11-22T08:00:00.000000Z' })
    .execute()
  return { db, reader }
}
const count = sql<{ n: number }>`with recursive numbers (n) as
  (select 1 union all select n + 1 from numbers where n < 300000) select count(*) as n from numbers`

test('reader: keeps this thread free while it reads a large database', async () => {
  const { db, reader } = await opened(10_000)
  const order: string[] = []
  const reading = count.execute(reader).then(({ rows }) => order.push(`counted ${rows[0]!.n}`))
  await setImmediate()
  order.push('served')
  await reading
  await count.execute(db).then(() => order.push('counted here'))
  expect(order).toEqual(['served', 'counted 300000', 'counted here'])
})

test('reader: reads a small database directly, without a thread', async () => {
  const { reader } = await opened(1)
  const order: string[] = []
  const reading = count.execute(reader).then(() => order.push('counted'))
  await setImmediate()
  order.push('served')
  await reading
  expect(order).toEqual(['counted', 'served'])
})

test('reader: sees the latest writes, folds letters, and reports errors like the driver', async () => {
  const { db, reader } = await opened(10_000)
  await db.updateTable('logs').set({ description: 'Peñafrancia' }).execute()
  const found = await sql<{
    description: string
  }>`select description from logs where fold(description) = 'penafrancia'`.execute(reader)
  expect(found.rows).toEqual([{ description: 'Peñafrancia' }])
  await expect(sql`select nothing from nowhere`.execute(reader)).rejects.toMatchObject({
    code: 'SQLITE_ERROR',
  })
})

test('reader: rejects excess queries as if the database were busy', async () => {
  const { reader } = await opened(10_000)
  await sql`select 1`.execute(reader)
  const asked = await Promise.allSettled(Array.from({ length: 250 }, () => sql`select 1`.execute(reader)))
  const refused = asked.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(50)
  expect(refused[0]).toMatchObject({ reason: { code: 'SQLITE_BUSY' } })
})
