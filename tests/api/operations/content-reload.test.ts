import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requestReload } from '@kampana/server/db/content-version'
import { expect, onTestFinished, test } from 'vitest'
import { college, type CollegeOptions } from '../../support/people/college.ts'
import { fixtureCollege } from '../../support/college-directory.ts'

const page = 'pages/about-us/history.md'

/** A college with a folder that tests may change. */
const collegeWithFolder = async (options: CollegeOptions = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(fixtureCollege, folder, { recursive: true })
  const opened = await college({ ...options, settings: { ...options.settings, COLLEGE_DIR: folder } })
  const write = (file: string, change: (text: string) => string): void =>
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')))
  return { ...opened, folder, write, reload: () => opened.app.reloadContent() }
}
type Opened = Awaited<ReturnType<typeof collegeWithFolder>>

const contentOf = (html: string): string => /data-content="([^"]+)"/.exec(html)?.[1] ?? ''

test('a changed page shows after a reload, without a start', async () => {
  const { visitor, write, reload } = await collegeWithFolder()
  const before = (await visitor().get('/about-us/history')).text
  write(page, (text) => `${text}\n\nA new wing was opened.\n`)
  await reload()
  const after = (await visitor().get('/about-us/history')).text
  expect(before).not.toContain('A new wing was opened.')
  expect(after).toContain('A new wing was opened.')
})

test('the search finds new words, and no longer those that went', async () => {
  const { visitor, write, reload } = await collegeWithFolder()
  const find = async (words: string) =>
    (await visitor().get<{ address: string }[]>(`/api/search?q=${words}`)).body.data.map(
      ({ address }) => address,
    )
  expect(await find('observatory')).toEqual([])
  write(page, (text) => `${text}\n\nThe observatory stands on the hill.\n`)
  await reload()
  expect(await find('observatory')).toEqual(['/about-us/history'])
  write(page, (text) => text.replace('observatory', 'kiosk'))
  await reload()
  expect(await find('observatory')).toEqual([])
})

test('a fault leaves what was there, and is told on the dashboard until it is mended', async () => {
  const lines: string[] = []
  const { visitor, administrator, write, reload } = await collegeWithFolder({
    settings: { LOG_LEVEL: 'error' },
    log: (line) => lines.push(line),
  })
  const problems = async () =>
    (await administrator.get<{ problems: string[] }>('/api/condition')).body.data.problems
  write(page, (text) => text.replace(/^description:/m, 'descripton:'))
  await reload()
  expect((await visitor().get('/about-us/history')).status).toBe(200)
  const told = await problems()
  expect(told[0]).toBe('The college’s folder has faults, so the site goes on with what it said before:')
  expect(told[1]).toMatch(/^pages\/about-us\/history\.md:\d+: /)
  expect(lines.join('')).toContain('pages/about-us/history.md')
  write(page, (text) => text.replace(/^descripton:/m, 'description:'))
  await reload()
  expect(await problems()).toEqual([])
})

test('a node reads the folder again when any node is asked to', async () => {
  const { visitor, write, database, settings } = await collegeWithFolder()
  write(page, (text) => `${text}\n\nAsked for at another node.\n`)
  await database((db) => requestReload(db, settings.database))
  await expect
    .poll(async () => (await visitor().get('/about-us/history')).text, { timeout: 10_000 })
    .toContain('Asked for at another node.')
})

const partOf = async ({ visitor }: Opened, content: string, name: string) =>
  visitor().get<never>(`/content/${content}/${name}.json`)

test('parts of the content are kept for ever, and an address of earlier content gets what there is now', async () => {
  const opened = await collegeWithFolder()
  const old = contentOf((await opened.visitor().get('/')).text)
  const first = await partOf(opened, old, 'pages/about-us/history')
  expect(first.headers['cache-control']).toContain('immutable')
  opened.write(page, (text) => `${text}\n\nLater words.\n`)
  await opened.reload()
  const now = contentOf((await opened.visitor().get('/')).text)
  expect(now).not.toBe(old)
  const asked = await partOf(opened, old, 'pages/about-us/history')
  expect(asked.text).toContain('Later words.')
  expect(asked.headers['cache-control']).toBe('no-store')
  expect((await partOf(opened, now, 'pages/nowhere')).status).toBe(404)
})

test.each([
  ['gone', () => undefined],
  ['a folder', (path: string) => mkdirSync(path)],
  ['a link out of the folder', (path: string) => symlinkSync('/etc/passwd', path)],
  ['a link to itself', (path: string) => symlinkSync(path, path)],
  ['a pipe that nobody writes to', (path: string) => execFileSync('mkfifo', [path])],
])('a file that is %s since the folder was read is not found', async (_name, make) => {
  const { visitor, folder } = await collegeWithFolder()
  const { text } = await visitor().get('/about-us/history')
  const address = /\/content\/files\/pictures\/lake-[\w-]+\.svg/.exec(text)?.[0] ?? ''
  expect((await visitor().get(address)).status).toBe(200)
  rmSync(join(folder, 'pictures/lake.svg'))
  make(join(folder, 'pictures/lake.svg'))
  expect((await visitor().get(address)).status).toBe(404)
})

test('a burst of reloads reads the folder once more than it was being read, and shows the last change', async () => {
  const lines: string[] = []
  const { visitor, write, reload } = await collegeWithFolder({
    settings: { LOG_LEVEL: 'info' },
    log: (line) => lines.push(line),
  })
  const reloads = Array.from({ length: 10 }, (_, n) => {
    write(page, (text) => `${text}\n\nSentence ${n}.\n`)
    return reload()
  })
  await Promise.all(reloads)
  expect((await visitor().get('/about-us/history')).text).toContain('Sentence 9.')
  expect(lines.filter((line) => line.includes("the college's folder was read")).length).toBeLessThan(3)
})
