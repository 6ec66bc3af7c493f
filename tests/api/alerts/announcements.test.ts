import { expect, test } from 'vitest'
import { bodyOf } from '../../support/input/rich-text.ts'
import { subscribeFamilies } from '../../support/people/families.ts'
import { stormyCollege } from '../../support/people/stormy-college.ts'

const asked = 'asked@home.example'
const hour = 60 * 60
const update = {
  title: 'Enrolment for next year',
  subtitle: null,
  category: 'announcements',
  from: null,
  to: null,
  updates: bodyOf('It opens on Monday at eight.'),
}

/** A college at 4:30 AM. One family subscribes to announcements, another to class notices only. */
const announcing = async (isAsked = true) => {
  const place = await stormyCollege(['notices@home.example'])
  if (isAsked) await subscribeFamilies(place, [asked], { kinds: 'all' })
  const { administrator } = place
  return {
    ...place,
    write: async (values: object) => {
      const { status, body } = await administrator.post<{ id: number }>('/api/updates', {
        ...update,
        ...values,
      })
      expect(status).toBe(201)
      return body.data.id
    },
    change: (id: number, values: object) => administrator.put(`/api/updates/${id}`, values),
    act: async (id: number, action: string) => {
      const { status, body } = await administrator.put(`/api/updates/${id}/${action}`)
      return [status, body.message]
    },
  }
}

test('announcements: sends an announced update once, at 7:00 AM, to subscribers of announcements', async () => {
  const { write, change, act, pass, ofFamilies, alert } = await announcing()
  const id = await write({ posted_at: 'now', tell_subscribers: 1 })
  await pass(2 * hour)
  expect(ofFamilies()).toEqual([])
  expect(await alert()).toMatchObject({ status: 'held', event: 'published' })
  await pass(hour / 2)
  expect(ofFamilies().map(({ to, subject }) => [to, subject])).toEqual([[[asked], update.title]])
  const { text, raw } = ofFamilies()[0]!
  expect(text).toContain('It opens on Monday at eight.')
  expect(text).toContain('/updates/announcements/Enrolment%20for%20next%20year')
  expect(text).toContain(`/token-of-${asked}/unsubscribe`)
  expect(text.match(/It opens on Monday/g)).toHaveLength(1)
  expect(raw).toMatch(/^List-ID: <announcements\.localhost>/im)
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(await alert()).toMatchObject({ status: 'over', total: 1, taken: 1 })
  await act(id, 'unpublish')
  await change(id, { title: 'Another title', posted_at: 'now', tell_subscribers: 1 })
  expect(await act(id, 'announce')).toEqual([409, 'Subscribers have already been notified.'])
  await pass(hour)
  expect(ofFamilies()).toHaveLength(1)
})

test('announcements: sends a scheduled update after its publication, in its published version, regardless of rescheduling', async () => {
  const { write, change, pass, app, ofFamilies, alert } = await announcing()
  const id = await write({ posted_at: '2026-11-21T01:00:00Z', tell_subscribers: 1 })
  expect(await alert()).toMatchObject({ status: 'planned' })
  await change(id, { posted_at: '2026-11-21T03:00:00Z', title: 'Enrolment begins' })
  await pass(6 * hour)
  await app.publishDue()
  await pass(hour)
  expect(ofFamilies()).toEqual([])
  await app.publishDue()
  await pass(15)
  expect(ofFamilies().map(({ subject }) => subject)).toEqual(['Enrolment begins'])
})

test("announcements: doesn't send a withdrawn or deleted update until it is announced again", async () => {
  const { write, act, pass, ofFamilies, administrator, alerts } = await announcing()
  const id = await write({ posted_at: null })
  expect(await act(id, 'announce')).toEqual([
    200,
    'Subscribers will be notified after publication, between 7 AM and 8 PM.',
  ])
  await act(id, 'publish')
  await pass(hour)
  await act(id, 'unpublish')
  await pass(3 * hour)
  expect(ofFamilies()).toEqual([])
  await act(id, 'publish')
  await pass(5)
  await administrator.delete(`/api/updates/${id}`)
  await administrator.post(`/api/updates/${id}/restore`)
  await pass(60)
  expect(ofFamilies()).toEqual([])
  expect(await alerts()).toMatchObject([{ status: 'stopped' }])
  expect((await act(id, 'announce'))[0]).toBe(200)
  await pass(15)
  expect(ofFamilies()).toHaveLength(1)
})

test('announcements: sends several updates of a release in one e-mail, and only announced ones', async () => {
  const { write, pass, ofFamilies, administrator } = await announcing()
  const ids = [
    await write({ posted_at: null, title: 'First' }),
    await write({ posted_at: null, title: 'Second' }),
  ]
  await write({ posted_at: 'now', title: 'Untold' })
  const { status } = await administrator.put('/api/updates/actions/announce', { ids })
  expect(status).toBe(200)
  const records = ids.map((id) => ({ resource: 'updates', id }))
  const change = (await administrator.post<{ id: number }>('/api/releases', { records })).body.data.id
  const detail = await administrator.get<{ records: object[] }>(`/api/releases/${change}`)
  const published = await administrator.put(`/api/releases/${change}/publish`, {
    approved: detail.body.data.records,
  })
  expect(published.status).toBe(200)
  await pass(3 * hour)
  expect(
    ofFamilies()
      .map(({ subject }) => subject)
      .toSorted(),
  ).toEqual(['First', 'Second'])
})

test('announcements: sends nothing if nobody subscribed to announcements', async () => {
  const { write, act, alerts } = await announcing(false)
  const id = await write({ posted_at: 'now', tell_subscribers: 1 })
  expect(await alerts()).toEqual([])
  expect(await act(id, 'announce')).toEqual([409, 'Announcements have no subscribers yet.'])
})
