import type { ContentConflict, ContentFile } from '@kampana/shared/content/content-api'
import { mergeText } from '@kampana/shared/content/merge-text'
import { expect, inject, onTestFinished, test } from 'vitest'
import { fixtureCollege } from '../../support/college-directory.ts'
import { administratorAt, callerOf, type Caller } from '../../support/people/caller.ts'
import { password } from '../../support/people/accounts.ts'
import { college } from '../../support/people/college.ts'
import type { App } from '../../support/people/person.ts'
import { hire } from '../../support/people/staff.ts'

const paths = ['pages/about-us/history.md', 'pages/admission.md', 'pages/academics/school-of-fisheries.md']
const people = 10
/** Tabs of each, which know nothing of each other. */
const tabs = 5
const editors = Array.from({ length: people * tabs }, (_, editor) => editor)

/** Each editor has a paragraph of their own in every file, which counts their publications. */
const paragraph = (editor: number, count: number): string => `Editor ${editor} has published ${count} times.`
const countIn = (text: string, editor: number): number =>
  Number(new RegExp(`^Editor ${editor} has published (\\d+) times\\.$`, 'm').exec(text)?.[1])

const listen = (app: App) => app.listen({ port: 0, host: '127.0.0.1' })
const read = async (caller: Caller, path: string): Promise<ContentFile> =>
  JSON.parse((await caller.get(`/api/content/file?path=${path}`)).body).data
const publish = (caller: Caller, files: readonly object[]) =>
  caller.send('POST', '/api/content/publish', { files })

/** Counts one on in a file, and merges as the dashboard does as often as somebody else was faster. Returns how often that was. */
const edit = async (caller: Caller, editor: number, path: string): Promise<number> => {
  const { text: opened, hash } = await read(caller, path)
  let base = String(opened)
  let base_hash = hash
  let text = base.replace(
    paragraph(editor, countIn(base, editor)),
    paragraph(editor, countIn(base, editor) + 1),
  )
  for (let merges = 0; ; merges += 1) {
    const answer = await publish(caller, [{ path, text, base_hash }])
    if (answer.status === 200) return merges
    expect(answer).toMatchObject({ status: 412 })
    const [theirs] = (JSON.parse(answer.body) as ContentConflict).conflicts
    const merged = mergeText(base, text, theirs?.text ?? '', true)
    if (!('text' in merged)) throw new Error(`Two paragraphs met: ${JSON.stringify(merged.conflicts)}`)
    base = theirs?.text ?? ''
    base_hash = theirs?.hash ?? null
    text = merged.text
  }
}

test('fifty editors publish at once, and every version, every word and every log entry is there', async () => {
  const { app, settings, anotherNode, database } = await college({
    settings: { COLLEGE_DIR: fixtureCollege },
  })
  // Two processes on one SQLite file are no way to run it.
  const apps = inject('database') === 'postgres' ? [app, await anotherNode()] : [app]
  const origins = await Promise.all(apps.map(listen))
  const first = await administratorAt(String(origins[0]))
  const files = await Promise.all(
    paths.map(async (path) => {
      const { text, hash } = await read(first, path)
      const added = editors.map((editor) => paragraph(editor, 0)).join('\n\n')
      return { path, text: `${text}\n${added}\n`, base_hash: hash }
    }),
  )
  expect(await publish(first, files)).toMatchObject({ status: 200 })
  for (const each of apps) await each.reloadContent()

  const callers = await Promise.all(
    Array.from({ length: people }, async (_, index) => {
      const caller = callerOf(String(origins[index % origins.length]))
      const username = await hire(settings, { may: ['edit content', 'publish content'] })
      expect(await caller.send('POST', '/login', { username, password })).toMatchObject({ status: 200 })
      return caller
    }),
  )
  onTestFinished(() => [first, ...callers].forEach(({ close }) => close()))
  let merges = 0
  const wanted = new Map<string, number>()
  const work = async (editor: number): Promise<void> => {
    const path = paths[Math.floor(Math.random() * paths.length)] ?? ''
    const caller = callers[editor % people]
    if (!caller) throw new Error('There is nobody.')
    merges += await edit(caller, editor, path)
    wanted.set(`${path} ${editor}`, (wanted.get(`${path} ${editor}`) ?? 0) + 1)
  }
  await Promise.all(editors.map(work))
  expect(merges).toBeGreaterThan(0)

  const rows = await database(async (db) => ({
    versions: await db
      .selectFrom('content_versions')
      .innerJoin('content_texts', 'content_texts.hash', 'content_versions.hash')
      .select(['path', 'content_versions.hash', 'parent', 'kind', 'text'])
      .orderBy('content_versions.id')
      .execute(),
    heads: await db.selectFrom('content_heads').selectAll().execute(),
    drafts: await db.selectFrom('content_drafts').selectAll().execute(),
    log: await db.selectFrom('logs').select('id').where('resource', '=', 'website').execute(),
  }))
  expect(rows.drafts).toEqual([])
  // The one of the beginning has all files in one entry.
  expect(rows.log.length).toBe(editors.length + 1)
  expect(rows.versions.filter(({ kind }) => kind === 'edit').length).toBe(editors.length + paths.length)
  for (const path of paths) {
    const versions = rows.versions.filter((version) => version.path === path)
    // Each was made of the one before it, so none was written over.
    expect(versions.map(({ parent }) => parent)).toEqual([
      null,
      ...versions.slice(0, -1).map(({ hash }) => hash),
    ])
    const last = versions.at(-1)
    expect(rows.heads.find((head) => head.path === path)?.hash).toBe(last?.hash)
    expect(editors.map((editor) => countIn(last?.text ?? '', editor))).toEqual(
      editors.map((editor) => wanted.get(`${path} ${editor}`) ?? 0),
    )
  }
  const page = async (origin: string) => (await callerOf(origin).get('/about-us/history')).body
  const shown = editors.map((editor) => paragraph(editor, wanted.get(`${paths[0]} ${editor}`) ?? 0))
  for (const origin of origins)
    await expect
      .poll(
        async () => {
          const html = await page(origin)
          return shown.filter((words) => !html.includes(words))
        },
        { timeout: 10_000 },
      )
      .toEqual([])
}, 90_000)
