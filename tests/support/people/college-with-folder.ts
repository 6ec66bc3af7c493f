import type { Publishing } from '@kampana/server/content/import/publish-folder'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { exportRecords, importFolder } from '../../../scripts/content/records.ts'
import { fixtureCollege } from '../college-directory.ts'
import { college } from './college.ts'

const publish = { publish: true, deletes: false, overwrites: false } as const

/** The path of a page in the folder. */
export const history = 'pages/about-us/history.md'

type Carrying = Pick<Partial<Publishing>, 'deletes' | 'overwrites'> & { from?: string }

/** A college with a folder exported from it, and operations on both. */
export const collegeWithFolder = async () => {
  const { administrator, visitor, database, settings } = await college({
    settings: { COLLEGE_DIR: fixtureCollege },
  })
  const folder = join(mkdtempSync(join(tmpdir(), 'records-')), 'college')
  onTestFinished(() => rmSync(join(folder, '..'), { recursive: true }))
  cpSync(fixtureCollege, folder, { recursive: true })
  const write = () => database((db) => exportRecords(db, folder))
  await write()
  const change = (path: string, from: string, to: string) => {
    const text = readFileSync(join(folder, path), 'utf8')
    expect(text).toContain(from)
    writeFileSync(join(folder, path), text.replace(from, to))
  }
  const carry = ({ from = folder, ...how }: Carrying = {}) =>
    database((db) => importFolder(db, settings, from, { ...publish, ...how }))
  const offer = (as?: string) => database((db) => importFolder(db, settings, folder, { publish: false, as }))
  const find = async (resource: string, title: string) => {
    const found = await administrator.get<({ id: number } & Record<string, unknown>)[]>(
      `/api/${resource}?filter=${encodeURIComponent(JSON.stringify({ q: title }))}`,
    )
    return found.body.data.find((each) => [each['title'], each['words']].includes(title))!
  }
  const edit = async (path: string, input: object) => {
    expect(await administrator.put(path, input)).toMatchObject({ status: 200 })
  }
  return { administrator, visitor, folder, write, change, carry, offer, find, edit }
}
