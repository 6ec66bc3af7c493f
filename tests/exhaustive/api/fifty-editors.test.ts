import { mergeValues } from '@kampana/engine-declare/merge/merge-values'
import { pages } from '@kampana/shared/resources/pages'
import { expect, inject, test } from 'vitest'
import { fixtureCollege } from '../../support/college-directory.ts'
import { bodyOf } from '../../support/input/rich-text.ts'
import { password } from '../../support/people/accounts.ts'
import { college } from '../../support/people/college.ts'
import { pageAt } from '../../support/people/pages.ts'
import { personAt, type Person } from '../../support/people/person.ts'
import { hire } from '../../support/people/staff.ts'

const addresses = ['/about-us/history', '/admission', '/academics/school-of-fisheries']
const people = 10
/** Tabs of each editor, which don't share state. */
const tabs = 5
const editors = Array.from({ length: people * tabs }, (_, editor) => editor)

/** Text of an editor's own paragraph on every page, with a count of the editor's publications. */
const paragraph = (editor: number, count: number): string => `Editor ${editor} has published ${count} times.`
const countIn = (text: string, editor: number): number =>
  Number(new RegExp(`Editor ${editor} has published (\\d+) times\\.`).exec(text)?.[1])

/**
 * Increases the editor's count on a page. Merges like the dashboard after each conflict, and returns the number of conflicts.
 */
const edit = async (person: Person, editor: number, path: string): Promise<number> => {
  let { data: base, etag } = await read(person, path)
  const count = countIn(base.body, editor)
  let body = base.body.replace(paragraph(editor, count), paragraph(editor, count + 1))
  for (let merges = 0; ; merges += 1) {
    const answer = await person.put<{ body: string }>(path, { body }, { 'if-match': etag })
    if (answer.status === 200) return merges
    expect(answer).toMatchObject({ status: 412 })
    const theirs = answer.body.data
    const merged = mergeValues(pages, base, { body }, theirs)
    expect(merged.conflicts).toEqual([])
    body = String(merged.values['body'])
    base = theirs
    etag = answer.headers['etag'] ?? ''
  }
}
const read = async (person: Person, path: string) => {
  const { body, headers } = await person.get<{ body: string }>(path)
  return { data: body.data, etag: headers['etag'] ?? '' }
}

test('fifty editors: publish pages at the same time without losing a version, text or log entry', async () => {
  const { app, settings, administrator, anotherNode, database } = await college({
    settings: { COLLEGE_DIR: fixtureCollege },
  })
  // Two processes on one SQLite file aren't supported.
  const apps = inject('database') === 'postgres' ? [app, await anotherNode()] : [app]
  const paths = await Promise.all(
    addresses.map(async (address) => {
      const path = `/api/pages/${(await pageAt(administrator, address)).id}`
      const body = bodyOf(...editors.map((editor) => paragraph(editor, 0)))
      expect(await administrator.put(path, { body })).toMatchObject({ status: 200 })
      return path
    }),
  )
  const staff = await Promise.all(
    Array.from({ length: people }, async (_, index) => {
      const person = personAt(apps[index % apps.length]!)
      const username = await hire(settings, { may: ['edit content', 'publish content'] })
      expect(await person.post('/login', { username, password })).toMatchObject({ status: 200 })
      return person
    }),
  )
  let merges = 0
  const wanted = new Map<string, number>()
  const work = async (editor: number): Promise<void> => {
    const path = paths[Math.floor(Math.random() * paths.length)]!
    merges += await edit(staff[editor % people]!, editor, path)
    wanted.set(`${path} ${editor}`, (wanted.get(`${path} ${editor}`) ?? 0) + 1)
  }
  await Promise.all(editors.map(work))
  expect(merges).toBeGreaterThan(0)

  const log = await database((db) =>
    db.selectFrom('logs').select('id').where('resource', '=', 'pages').where('causer_id', '>', 1).execute(),
  )
  expect(log).toHaveLength(editors.length)
  for (const [index, path] of paths.entries()) {
    const counts = editors.map((editor) => wanted.get(`${path} ${editor}`) ?? 0)
    const { data } = await read(administrator, path)
    expect(editors.map((editor) => countIn(data.body, editor))).toEqual(counts)
    for (const each of apps)
      await expect
        .poll(
          async () => {
            const { text } = await personAt(each).get(addresses[index]!)
            return editors.filter((editor) => countIn(text, editor) !== counts[editor])
          },
          { timeout: 10_000 },
        )
        .toEqual([])
  }
}, 90_000)
