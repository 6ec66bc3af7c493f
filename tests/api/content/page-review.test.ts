import type { ContentChange, ContentOverview, DraftReply } from '@kampana/shared/content/content-api'
import { expect, test } from 'vitest'
import { fixtureCollege } from '../../support/college-directory.ts'
import { college } from '../../support/people/college.ts'
import { mailbox } from '../../support/people/mailbox.ts'
import type { Person } from '../../support/people/person.ts'

const path = 'pages/about-us/history.md'

/** A person who may only edit has written a draft of the page on the college's history. */
const collegeWithDraft = async () => {
  const mail = await mailbox()
  const found = await college({ settings: { COLLEGE_DIR: fixtureCollege, MAIL_URL: mail.url } })
  const writer = await found.staff({ may: ['edit content'] })
  const { email } = (await writer.get<{ email: string }>('/api/user')).body.data
  const file = (await writer.get<{ text: string; hash: string }>(`/api/content/file?path=${path}`)).body.data
  const text = `${file.text}\nThe bell was cast in Vigan.\n`
  const save = () =>
    writer.put<DraftReply>('/api/content/drafts', {
      files: [{ path, text, base_hash: file.hash, draft_hash: null }],
    })
  const { change } = (await save()).body.data
  const address = `/api/content/changes/${change.id}`
  return { ...found, mail, letter: () => mail.next(email), writer, file, text, address }
}
const changes = async (person: Person): Promise<readonly ContentChange[]> =>
  (await person.get<ContentOverview>('/api/content')).body.data.changes

test('a writer asks, is sent back with a word, asks again, and is told by mail of the publication', async () => {
  const { writer, administrator, visitor, address, letter } = await collegeWithDraft()
  expect((await writer.post(`${address}/publish`)).body.permission).toBe('publish content')
  expect((await administrator.put(`${address}/send-back`, { word: 'No.' })).status).toBe(409)
  expect((await writer.put(`${address}/ask`)).body.message).toBe(
    'Asked for its publication. You will be told.',
  )
  expect((await writer.put(`${address}/ask`)).status).toBe(409)
  expect(await changes(administrator)).toMatchObject([{ state: 'asked', paths: [path] }])
  const { files } = (await administrator.get<ContentOverview>('/api/content')).body.data
  expect(files.flatMap(({ draft }) => draft?.state ?? [])).toEqual(['asked'])

  expect((await writer.put(`${address}/send-back`, { word: 'No.' })).status).toBe(403)
  expect((await administrator.put(`${address}/send-back`, { word: ' ' })).body.errors).toEqual({
    word: ['Please say what is missing.'],
  })
  const back = await administrator.put(`${address}/send-back`, { word: 'In which year?' })
  expect(back.body.message).toBe('It was sent back to its author, who will be told.')
  expect(await changes(writer)).toMatchObject([{ state: 'draft', review_note: 'In which year?' }])
  expect(await letter()).toMatchObject({
    subject: 'Sent back: History',
    text: expect.stringContaining('In which year?'),
  })

  await writer.put(`${address}/ask`)
  expect(await changes(writer)).toMatchObject([{ state: 'asked', review_note: null }])
  expect((await administrator.post(`${address}/publish`)).status).toBe(200)
  expect((await visitor().get('/about-us/history')).text).toContain('The bell was cast in Vigan.')
  expect((await letter()).subject).toBe('Published: History')
  const { body } = await administrator.get<{ description: string }[]>(
    '/api/logs?filter={"resource":"website"}',
  )
  expect(body.data.map(({ description }) => description.replace(/^\S+ | the website.*/g, ''))).toEqual([
    'published',
    'asked for the publication of',
    'sent back',
    'asked for the publication of',
  ])
})

test('who asked is told, too, where the page is published from its editor or scheduled', async () => {
  const { writer, administrator, address, file, text, letter } = await collegeWithDraft()
  await writer.put(`${address}/ask`)
  await administrator.put(address, { publish_at: '2999-01-01T00:00:00Z' })
  expect((await letter()).text).toContain('It will appear on 1 January 2999 at 8:00 AM.')
  await administrator.put(address, { publish_at: null })
  await writer.put(`${address}/ask`)
  await administrator.post('/api/content/publish', { files: [{ path, text, base_hash: file.hash }] })
  expect((await letter()).text).toContain("'History' was published.")
  expect(await changes(writer)).toEqual([])
})

test('those who may publish the page are written to, and nobody whose part of the site it isn’t', async () => {
  const { mail, staff, administrator, writer, address } = await collegeWithDraft()
  const may = ['edit content', 'publish content']
  const addressOf = async (person: Person) =>
    (await person.get<{ email: string }>('/api/user')).body.data.email
  const elsewhere = await addressOf(await staff({ may }))
  interface Role {
    id: number
    permissions: { description: string }[]
  }
  const roles = (await administrator.get<Role[]>('/api/roles')).body.data
  const role = roles.find(({ permissions }) => permissions.length === may.length)
  await administrator.put(`/api/roles/${role?.id}`, { sections: '/admission' })
  const reviewer = await addressOf(await staff({ may }))
  await writer.put(`${address}/ask`)
  expect(await mail.next(reviewer)).toMatchObject({
    subject: 'To be published: History',
    text: expect.stringContaining('/website/edit?path='),
  })
  expect(mail.arrived.flatMap(({ to }) => to)).not.toContain(elsewhere)
})
