import { openSqlite } from '@kampana/engine-server/db/dialect/sqlite/open'
import fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readSettings } from '../env.ts'
import { watchDiskSpace } from './disk-space.ts'

const disk = vi.hoisted(() => ({ free: 0 }))
vi.mock('node:fs/promises', async (original) => ({
  ...(await original<object>()),
  statfs: async () => ({ bavail: disk.free, bsize: 1 }),
}))

test('disk space: reports a disk with less than a megabyte as full before a write fails', async () => {
  const db = openSqlite(':memory:', undefined)
  onTestFinished(() => db.destroy())
  const { canWrite } = watchDiskSpace(fastify(), { db, settings: readSettings({}) })
  disk.free = 1024 * 1024 - 1
  expect(await canWrite()).toBe(false)
  disk.free = 1024 * 1024
  expect(await canWrite()).toBe(true)
})
