import type { Release } from '@kampana/engine-declare/api/releases'
import type { FormerDraft } from '@kampana/shared/calls/former-draft-calls'
import { expect, test } from 'vitest'
import { fixtureCollege } from '../../support/college-directory.ts'
import { formerText } from '../../support/input/former-text.ts'
import { college as anyCollege } from '../../support/people/college.ts'
import { pageAt } from '../../support/people/pages.ts'

type Text = ReturnType<typeof formerText> & { base?: string | null; publish_at?: string }

/** A college whose database contains drafts of files, and the result of the next start. */
const withDrafts = async (texts: readonly Text[], before = async (_at: Place): Promise<void> => {}) => {
  const place = await anyCollege({ settings: { COLLEGE_DIR: fixtureCollege } })
  await before(place)
  await place.database(async (db) => {
    for (const text of texts) await db.insertInto('former_texts').values(text).execute()
  })
  await place.anotherNode()
  const { administrator } = place
  const read = async <T>(path: string): Promise<T> => (await administrator.get<T>(path)).body.data
  return {
    ...place,
    changes: await read<Release[]>('/api/releases'),
    left: await read<FormerDraft[]>('/api/former-drafts'),
  }
}
type Place = Awaited<ReturnType<typeof anyCollege>>

const history = (words: string) =>
  `---\ntitle: History\ndescription: How a raft and a blackboard became a college.\ndata: history.yaml\n---\n\nThe first bell of {{college.name}} weighed {{data.bell_weight}}.\n\n![The raft with its blackboard, among reeds.](pictures/lake.svg)\n\n${words}\n`

const waiting = (path: string, text: string | null, more: Partial<Text> = {}): Text => ({
  ...formerText(path, text),
  state: 'waiting',
  note: 'For Christmas',
  ...more,
})
const publish_at = '2999-12-24T00:00:00.000Z'
const welcome = 'You are welcome to [come and begin](/admission).'

test('former drafts: unschedules a draft if the same part of its page has changed, and gives the reason', async () => {
  const base = history(welcome)
  const draft = waiting('pages/about-us/history.md', history('Come in.'), { base, publish_at })
  const { changes } = await withDrafts([draft], async ({ administrator }) => {
    const { id } = await pageAt(administrator, '/about-us/history')
    const { body } = await administrator.get<{ body: string }>(`/api/pages/${id}`)
    const changed = body.data.body.replace('come and begin', 'come tomorrow')
    await administrator.put(`/api/pages/${id}`, { body: changed })
  })
  expect(changes).toMatchObject([
    {
      state: 'draft',
      publish_at: null,
      problem: expect.stringContaining('The same part of the page has changed'),
    },
  ])
})

test('former drafts: unschedules a release with a missing draft, and gives the reason', async () => {
  const { changes, left } = await withDrafts([
    waiting('pages/about-us/history.md', history('Come in.'), { base: history(welcome), publish_at }),
    waiting('theme.css', ':root {}', { publish_at }),
  ])
  expect(changes).toMatchObject([
    { state: 'draft', publish_at: null, problem: expect.stringContaining('could not be converted') },
  ])
  expect(left).toMatchObject([{ path: 'theme.css', problem: 'file', publish_at }])
})

test("former drafts: keeps a page's newer draft, and names a draft whose page was deleted", async () => {
  const { left } = await withDrafts(
    [
      waiting('pages/about-us/history.md', history('Come in.'), { base: history(welcome) }),
      waiting('pages/nowhere.md', history('Come in.'), { base: history(welcome) }),
    ],
    async ({ administrator }) => {
      const { id } = await pageAt(administrator, '/about-us/history')
      const { body } = await administrator.put<{ change: { id: number } }>(
        `/api/pages/${id}/draft`,
        { values: { title: 'A newer draft' } },
        { 'if-none-match': '*' },
      )
      await administrator.put(`/api/releases/${body.data.change.id}/submit`)
    },
  )
  expect(left.map(({ path, problem }) => [path, problem])).toEqual([
    ['pages/about-us/history.md', 'open'],
    ['pages/nowhere.md', 'gone'],
  ])
})

test('former drafts: notifies administrators of drafts without an author, and shows them only to website editors', async () => {
  const { staff, database } = await withDrafts([waiting('site-map.yaml', 'menu: []')])
  const letter = await database((db) => db.selectFrom('letters').select(['recipient', 'subject']).execute())
  expect(letter).toEqual([{ recipient: expect.any(String), subject: 'Drafts that could not be converted' }])
  const writer = await staff({ may: ['edit content'] })
  expect((await writer.get<FormerDraft[]>('/api/former-drafts')).body.data).toHaveLength(1)
})
