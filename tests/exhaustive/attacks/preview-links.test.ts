import { expect, test } from 'vitest'
import { bodyOf, documentOf } from '../../support/input/rich-text.ts'
import { fixtureCollege } from '../../support/college-directory.ts'
import { college } from '../../support/people/college.ts'
import { draftAgain, draftOver } from '../../support/people/drafts.ts'
import { pageAt } from '../../support/people/pages.ts'

const collegeWithDraft = async () => {
  const place = await college()
  const draft = await place.publish({
    title: 'Secret plans',
    updates: bodyOf('The tower moves.'),
    posted_at: null,
  })
  const links = `/api/updates/${draft.id}/preview-links`
  const made = await place.administrator.post<{ id: number; url: string }>(links)
  return { ...place, draft, links, link: made.body.data }
}

test("preview links: a user with only create permission can't create, list or revoke links of a draft", async () => {
  const { staff, draft, links, link, visitor } = await collegeWithDraft()
  const writer = await staff({ may: ['create updates', 'list slides'] })
  const tries = [
    await writer.get(`/api/updates/${draft.id}`),
    await writer.get(links),
    await writer.post(links),
    await writer.delete(`/api/preview-links/${link.id}`),
  ]
  expect(tries.map(({ status, text }) => [status, text.includes('Secret')])).toEqual(
    tries.map(() => [404, false]),
  )
  expect((await visitor().get(new URL(link.url).pathname)).status).toBe(200)
})

test('preview links: of a published update are revoked by their creators and by editors', async () => {
  const { staff, administrator, update } = await college()
  const links = `/api/updates/${update.id}/preview-links`
  const writer = await staff({ may: ['create updates'] })
  const editor = await staff({ may: ['edit updates'] })
  const make = async (person = writer) => (await person.post<{ id: number }>(links)).body.data.id
  const [own, theirs, another] = [await make(), await make(administrator), await make(administrator)]
  expect((await writer.delete(`/api/preview-links/${theirs}`)).status).toBe(403)
  expect((await writer.delete(`/api/preview-links/${own}`)).status).toBe(200)
  expect((await editor.delete(`/api/preview-links/${another}`)).status).toBe(200)
  expect((await administrator.get<{ id: number }[]>(links)).body.data.map(({ id }) => id)).toEqual([theirs])
})

test("previews: lists in a draft's body show only public records and fields", async () => {
  const { administrator } = await college({ settings: { COLLEGE_DIR: fixtureCollege } })
  const { id } = await pageAt(administrator, '/about-us/history')
  const { name, email } = (await administrator.get<{ name: string; email: string }>('/api/user')).body.data
  const lists = [
    { resource: 'users', filter: null },
    { resource: 'messages', filter: null },
    { resource: 'pages', filter: null },
    { resource: 'people', filter: { created_by: 1 } },
    { resource: 'people', filter: null, columns: ['created_by'] },
  ].map((attrs) => ({ type: 'records', attrs: { view: 'table', ...attrs } }))
  const body = documentOf(...lists, { type: 'paragraph', content: [{ type: 'text', text: 'The end.' }] })
  const records = [{ resource: 'pages', id, values: { body } }]
  const shown = await administrator.post<{ html: string }>('/api/content/preview', {
    address: '/about-us/history',
    records,
  })
  const { html } = shown.body.data
  expect(html).toContain('The end.')
  expect([name, email, '<table'].filter((words) => html.includes(words))).toEqual([])
})

test("previews: don't leak a draft to visitors or drop cached pages under load", async () => {
  const { administrator, visitor } = await college({ settings: { COLLEGE_DIR: fixtureCollege } })
  const { id } = await pageAt(administrator, '/about-us/history')
  const values = { title: 'Secret plans', body: bodyOf('The tower moves.') }
  const kept = await draftOver(administrator, `/api/pages/${id}`, values)
  expect(kept.status).toBe(200)
  const paths = ['/about-us/history', '/about-us', '/', '/sitemap.xml', '/about-us/directory']
  const read = () => Promise.all(paths.map((path) => visitor().get(path)))
  const before = (await read()).map(({ headers }) => headers['etag'])
  const records = [{ resource: 'pages', id, values }]
  let draft = kept.body.data
  for (let round = 0; round < 20; round++) {
    const [preview, ...visits] = await Promise.all([
      administrator.post<{ html: string }>('/api/content/preview', { address: paths[0], records }),
      read(),
      read(),
    ])
    expect(preview.body.data.html).toContain('The tower moves.')
    for (const each of visits) {
      expect(each.map(({ headers }) => headers['etag'])).toEqual(before)
      expect(each.filter(({ text }) => /Secret plans|The tower moves/.test(text))).toEqual([])
    }
    // A form saves automatically.
    const again = { ...values, standing: `Round ${round}` }
    if (round % 10 === 0)
      draft = (await draftAgain(administrator, `/api/pages/${id}`, draft, again)).body.data
  }
}, 120_000)
