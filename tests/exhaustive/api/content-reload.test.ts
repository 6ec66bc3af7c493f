import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { college, type CollegeOptions } from '../../support/people/college.ts'
import { fixtureCollege } from '../../support/college-directory.ts'
import { bodyOf } from '../../support/input/rich-text.ts'
import { pageAt } from '../../support/people/pages.ts'

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

const look = (size: string): string => `:root {\n  --text-m: ${size};\n}\n`
const stylesOf = async ({ visitor }: Pick<Opened, 'visitor'>): Promise<string> => {
  const { text } = await visitor().get('/about-us/history')
  const address = /\/content\/site-[\w-]+\.css/.exec(text)?.[0]
  return text + (address === undefined ? '' : (await visitor().get(address)).text)
}

test("content reload: applies changed files without a restart, and doesn't change records", async () => {
  const opened = await collegeWithFolder()
  expect(await stylesOf(opened)).not.toContain('1.17rem')
  writeFileSync(join(opened.folder, 'theme.css'), look('1.17rem'))
  opened.write(page, (text) => `${text}\n\nA new wing was opened.\n`)
  await opened.reload()
  expect(await stylesOf(opened)).toContain('1.17rem')
  expect(await stylesOf(opened)).not.toContain('A new wing was opened.')
})

test('content reload: keeps the former content after an error, and shows the error on the dashboard until it is fixed', async () => {
  const lines: string[] = []
  const { visitor, administrator, folder, reload } = await collegeWithFolder({
    settings: { LOG_LEVEL: 'error' },
    log: (line) => lines.push(line),
  })
  const problems = async () =>
    (await administrator.get<{ problems: string[] }>('/api/condition')).body.data.problems
  writeFileSync(join(folder, 'theme.css'), look('huge'))
  await reload()
  expect((await visitor().get('/about-us/history')).status).toBe(200)
  const told = await problems()
  expect(told[0]).toBe('The college’s folder has errors, so the website still shows its previous content:')
  expect(told[1]).toMatch(/^theme\.css:2: --text-m: /)
  expect(lines.join('')).toContain('theme.css:2')
  rmSync(join(folder, 'theme.css'))
  await reload()
  expect(await problems()).toEqual([])
})

const partOf = async ({ visitor }: Opened, content: string, name: string) =>
  visitor().get<never>(`/content/${content}/${name}.json`)

test('content reload: parts of the content are cacheable forever, and an old address returns the current content', async () => {
  const opened = await collegeWithFolder()
  const old = contentOf((await opened.visitor().get('/')).text)
  const first = await partOf(opened, old, 'pages/about-us/history')
  expect(first.headers['cache-control']).toContain('immutable')
  const { id } = await pageAt(opened.administrator, '/about-us/history')
  await opened.administrator.put(`/api/pages/${id}`, { body: bodyOf('Later words.') })
  const now = contentOf((await opened.visitor().get('/')).text)
  expect(now).not.toBe(old)
  const asked = await partOf(opened, old, 'pages/about-us/history')
  expect(asked.text).toContain('Later words.')
  expect(asked.headers['cache-control']).toBe('no-store')
  expect((await partOf(opened, now, 'pages/nowhere')).status).toBe(404)
})

test('content reload: returns 404 for a file that was deleted or replaced since the last load', async () => {
  const { visitor, folder, reload } = await collegeWithFolder()
  // Small drawings are embedded in the page.
  const drawing = join(folder, 'pictures/lake.svg')
  writeFileSync(drawing, `${readFileSync(drawing, 'utf8')}<!--${' '.repeat(13_000)}-->`)
  await reload()
  const { text } = await visitor().get('/about-us/history')
  const address = /\/content\/files\/pictures\/lake-[\w-]+\.svg/.exec(text)?.[0] ?? ''
  expect((await visitor().get(address)).status).toBe(200)
  const path = join(folder, 'pictures/lake.svg')
  for (const [what, make] of [
    ['a missing file', () => undefined],
    ['a folder', () => mkdirSync(path)],
    ['a symlink to a file outside the folder', () => symlinkSync('/etc/passwd', path)],
    ['a symlink to itself', () => symlinkSync(path, path)],
    ['a pipe without a writer', () => execFileSync('mkfifo', [path])],
  ] as const) {
    rmSync(path, { recursive: true, force: true })
    make()
    expect([what, (await visitor().get(address)).status]).toEqual([what, 404])
  }
})

test('content reload: combines simultaneous reloads, and applies the last change', async () => {
  const lines: string[] = []
  const opened = await collegeWithFolder({
    settings: { LOG_LEVEL: 'info' },
    log: (line) => lines.push(line),
  })
  const reloads = Array.from({ length: 10 }, (_, n) => {
    writeFileSync(join(opened.folder, 'theme.css'), look(`1.1${n}rem`))
    return opened.reload()
  })
  await Promise.all(reloads)
  expect(await stylesOf(opened)).toContain('1.19rem')
  expect(lines.filter((line) => line.includes('college folder reloaded')).length).toBeLessThan(3)
})
