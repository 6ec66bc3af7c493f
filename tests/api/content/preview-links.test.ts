import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import { bodyOf } from '../../support/input/rich-text.ts'

const collegeWithLink = async (now = () => new Date('2026-11-21T08:00:00Z')) => {
  const found = await college({ now })
  const { body } = await found.administrator.post<{ id: number }>('/api/updates', {
    title: 'Exams',
    updates: bodyOf('Bring pens.'),
    posted_at: null,
  })
  const links = `/api/updates/${body.data.id}/preview-links`
  const made = await found.administrator.post<{ id: number; url: string }>(links)
  return {
    ...found,
    id: body.data.id,
    links,
    link: made.body.data,
    path: new URL(made.body.data.url).pathname,
  }
}
const form = { 'content-type': 'application/x-www-form-urlencoded' }

test('preview links: show a draft to anyone with the link, uncached, with the expiry date', async () => {
  const { visitor, path, dump, link } = await collegeWithLink()
  const page = await visitor().get(path)
  expect(page.status).toBe(200)
  expect(page.text).toContain('Bring pens.')
  expect(page.text).toContain('<strong>This is a preview.</strong>')
  expect(page.text).toContain('until Nov 28, 2026, 4:00 PM')
  expect(page.text).not.toContain('<script')
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
  })
  expect(await dump('preview_links', 'logs')).not.toContain(link.url.split('/').at(-1)!.split('.')[0])
})

test('preview links: show an explanation if they are guessed, expired or revoked', async () => {
  let now = new Date('2026-11-21T08:00:00Z')
  const { visitor, path, administrator, link, links } = await collegeWithLink(() => now)
  for (const guessed of ['/preview/x', `${path}x`, `/preview/${'a'.repeat(43)}.${'b'.repeat(43)}`]) {
    const { status, text, headers } = await visitor().get(guessed)
    expect([status, text.includes('has expired or was revoked')]).toEqual([404, true])
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
  }
  expect((await administrator.get<unknown[]>(links)).body.data).toHaveLength(1)
  now = new Date('2026-11-28T08:00:01Z')
  expect((await visitor().get(path)).status).toBe(404)
  now = new Date('2026-11-21T09:00:00Z')
  expect((await visitor().get(path)).status).toBe(200)
  expect((await administrator.delete(`/api/preview-links/${link.id}`)).status).toBe(200)
  expect((await visitor().get(path)).status).toBe(404)
  const { body } = await administrator.get<{ description: string }[]>('/api/logs')
  expect(body.data.slice(0, 2).map(({ description }) => description)).toEqual([
    "admin revoked a preview link for the update 'Exams'",
    "admin created a preview link for the update 'Exams'",
  ])
})

test('preview links: redirect to the page after publication, and return 404 after deletion', async () => {
  const { visitor, path, administrator, id } = await collegeWithLink()
  await administrator.put(`/api/updates/${id}`, { category: 'announcements', posted_at: 'now' })
  const { status, headers } = await visitor().get(path)
  expect([status, headers['location']]).toEqual([303, '/updates/announcements/Exams'])
  await administrator.delete(`/api/updates/${id}`)
  expect((await visitor().get(path)).status).toBe(404)
})

test("preview links: e-mail a comment to the creator, reject an empty comment, and ignore a robot's comment", async () => {
  const { app, path, dump } = await collegeWithLink()
  const send = (fields: Record<string, string>) =>
    app.inject({ method: 'POST', url: path, headers: form, payload: new URLSearchParams(fields).toString() })
  const empty = await send({ name: 'Ana', comment: '' })
  expect(empty.statusCode).toBe(422)
  expect(empty.payload).toContain('The comment field is required.')
  expect(empty.payload).toContain('value="Ana"')
  expect(empty.payload).toContain('<textarea rows="10"')
  expect((await send({ name: 'Robot', comment: 'Buy', website: 'x' })).statusCode).toBe(303)
  expect(await dump('letters')).not.toContain('Comment on a preview')
  const sent = await send({ name: 'Ana', email: 'ana@elsewhere.example', comment: 'Which room?' })
  expect([sent.statusCode, sent.headers.location]).toEqual([303, `${path}?sent#preview`])
  expect(await dump('letters')).toContain('Comment on a preview')
})
