import { expect, test } from 'vitest'
import { bodyOf } from '../../support/input/rich-text.ts'
import { college } from '../../support/people/college.ts'

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

test('preview links: who may only create updates neither makes, sees nor ends one of a draft', async () => {
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

test('preview links: of what everybody reads a colleague’s link is ended by who may edit, and one’s own by oneself', async () => {
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
