import type { Change, RecordDraft } from '@kampana/shared/api/changes'
import type { Update } from '@kampana/shared/api/api'
import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import { approvalOf, approve, draftAgain, draftOver, readChange } from '../../support/people/drafts.ts'
import type { Person } from '../../support/people/person.ts'

/** Ten minutes past midnight at the college. */
const due = '2026-11-20T16:10:00.000000Z'
const write = ['list updates', 'show updates', 'edit updates', 'create updates']

/** A college whose clock the test moves: a writer has a draft over the published update; others write or publish. */
const withDraft = async () => {
  const clock = { time: new Date('2026-11-20T15:50:00Z') }
  const place = await college({ now: () => clock.time })
  const { staff, update } = place
  const [writer, colleague] = [await staff({ may: write }), await staff({ may: write })]
  const publisher = await staff({ may: [...write, 'publish updates'] })
  const path = `/api/updates/${update.id}`
  const draft = (await draftOver(writer, path, { title: 'Drafted' })).body.data
  const { id } = draft.change
  const change = `/api/releases/${id}`
  const strike = async (time = due) => {
    clock.time = new Date(time)
    return place.app.publishDue()
  }
  return { ...place, writer, colleague, publisher, path, draft, id, change, strike, clock }
}

const stateOf = async (person: Person, id: number) => (await readChange(person, id)).state

test('changes: an author asks, reviewers who may publish all of it are written to, and one sends it back with a word', async () => {
  const { writer, publisher, colleague, change, id, dump, administrator } = await withDraft()
  expect((await publisher.put(`${change}/reject`, { review_note: 'Why?' })).status).toBe(409)
  const asked = await writer.put<Change>(`${change}/submit`)
  expect([asked.body.message, asked.body.data.state]).toEqual([
    'Submitted for review. We’ll e-mail you the outcome.',
    'asked',
  ])
  expect((await writer.put(`${change}/submit`)).status).toBe(409)
  const letters = await dump('letters')
  expect(letters.split('For review: Drafted')).toHaveLength(3)
  expect((await colleague.put(`${change}/reject`, { review_note: 'No' })).status).toBe(403)
  expect((await publisher.put(`${change}/reject`, {})).body.errors).toHaveProperty('review_note')
  const back = await publisher.put<Change>(`${change}/reject`, { review_note: 'Which Friday?' })
  expect(back.body.data).toMatchObject({ state: 'sent back', review_note: 'Which Friday?' })
  expect(await dump('letters')).toContain('Sent back: Drafted')
  expect((await administrator.get('/api/logs')).text).toContain('sent back')
  expect((await writer.put<Change>(`${change}/submit`)).body.data).toMatchObject({ review_note: null })
  expect((await writer.put<Change>(`${change}/withdraw`)).body.data.state).toBe('draft')
  expect((await writer.put(`${change}/withdraw`)).status).toBe(409)
  expect((await writer.put<Change>(change, { note: 'Before Friday' })).body.data.note).toBe('Before Friday')
  expect((await approve(publisher, id)).status).toBe(200)
  expect((await writer.put(`${change}/submit`)).status).toBe(409)
})

test('changes: what an author has asked for is listed, however many others wait', async () => {
  const { writer, publisher, colleague, change, id, database } = await withDraft()
  await writer.put(`${change}/submit`)
  const other = { note: '', state: 'draft', began_by: 0, began_by_name: 'x', created_at: 'x' } as const
  await database((db) =>
    db
      .insertInto('changes')
      .values(Array.from({ length: 200 }, () => other))
      .execute(),
  )
  expect((await publisher.get<Change[]>('/api/releases')).body.data.map((each) => each.id)).toEqual([id])
  const mine = async (person: Person) =>
    (await person.get<Change[]>('/api/releases?mine=1')).body.data.map((each) => each.id)
  await writer.put(`${change}/withdraw`)
  expect(await mine(colleague)).toEqual([])
  await colleague.put(`${change}/submit`)
  expect([await mine(colleague), await mine(writer)]).toEqual([[id], [id]])
})

test('changes: what is written into one that was asked for or scheduled is not approved any more, and says so', async () => {
  const { writer, publisher, path, draft, id, change } = await withDraft()
  await writer.put(`${change}/submit`)
  const written = await draftAgain(writer, path, draft, { title: 'Another text' })
  expect(written.body.message).toBe(
    'The draft was saved. The release has changed since it was submitted or approved, so it is a draft again.',
  )
  expect(written.body.data.change.state).toBe('draft')
  await writer.put(`${change}/submit`)
  const corrected = await draftAgain(publisher, path, written.body.data, { title: 'Corrected' })
  expect(corrected.body.data.change.state).toBe('asked')
  const approved = await approve(publisher, id, due)
  expect([approved.status, approved.body.data.state]).toEqual([200, 'scheduled'])
  const once = await draftAgain(publisher, path, corrected.body.data, { title: 'With a comma' })
  expect([once.body.message, once.body.data.change.state]).toEqual(['The draft was saved.', 'scheduled'])
  const again = await draftAgain(writer, path, once.body.data, { title: 'Yet another' })
  expect(again.body.data.change).toMatchObject({ state: 'draft', publish_at: null })
})

test('changes: only the person who submitted one and publishers withdraw, rename, discard or write into it while it waits', async () => {
  const { writer, colleague, publisher, administrator, path, draft, id, change, dump } = await withDraft()
  await writer.put(`${change}/submit`)
  const waits = async (state: string) => {
    const before = await dump('drafts', 'changes')
    const { hash } = (await colleague.get<RecordDraft>(`${path}/draft`)).body.data
    const refused = [
      await colleague.put(`${change}/withdraw`),
      await colleague.put(change, { note: 'Mine' }),
      await colleague.delete(change),
      await colleague.delete(`${path}/draft`),
      await draftAgain(colleague, path, { hash }, { title: 'Mine' }),
    ]
    for (const { status, body } of refused)
      expect([status, body]).toMatchObject([403, { permission: 'publish updates' }])
    expect(await dump('drafts', 'changes')).toBe(before)
    expect(await readChange(colleague, id)).toMatchObject({ state, may_withdraw: false })
    expect(await readChange(writer, id)).toMatchObject({ may_withdraw: true })
    return refused[0]!.body.message
  }
  expect(await waits('asked')).toMatch(/ has submitted this for review\. Ask them to withdraw it/)
  await approve(publisher, id, due)
  expect(await waits('scheduled')).toMatch(
    / has scheduled this for publication\. Ask them to cancel the schedule/,
  )
  expect((await administrator.put<Change>(change, { note: 'Before Friday' })).body.data.note).toBe(
    'Before Friday',
  )
  expect((await administrator.put<Change>(`${change}/withdraw`)).body.data.state).toBe('draft')
  // A draft belongs to everybody who may edit it.
  expect((await draftAgain(colleague, path, draft, { title: 'Together' })).status).toBe(200)
  expect((await colleague.delete(change)).status).toBe(200)
})

test('changes: whoever approved a scheduled one gets an e-mail when somebody else withdraws, renames, changes or discards it', async () => {
  const { writer, publisher, administrator, path, id, change, dump } = await withDraft()
  const { email } = (await publisher.get<{ email: string }>('/api/user')).body.data
  const schedule = async () => {
    await writer.put(`${change}/submit`)
    expect((await approve(publisher, id, due)).status).toBe(200)
  }
  const told = async (subject: string) => {
    const letters = (JSON.parse(await dump('letters')) as { subject: string; recipient: string }[][])
      .flat()
      .filter((letter) => letter.subject === subject)
    expect([subject, letters.map(({ recipient }) => recipient)]).toEqual([subject, [email]])
  }
  await schedule()
  await administrator.put(change, { note: 'Before Friday' })
  // The same note again is no news.
  await administrator.put(change, { note: 'Before Friday' })
  await told('Note changed: Drafted')
  await writer.put(`${change}/withdraw`)
  await told('Schedule canceled: Drafted')

  await schedule()
  const { hash } = (await writer.get<RecordDraft>(`${path}/draft`)).body.data
  await draftAgain(writer, path, { hash }, { title: 'Other' })
  await told('Changed before publication: Other')
  await schedule()
  // Nobody is told of what they do themselves.
  await publisher.put(`${change}/withdraw`)
  expect(await dump('letters')).not.toContain('Schedule canceled: Other')
  await schedule()
  await administrator.delete(change)
  await told('Draft discarded: Other')
})

test('changes: a scheduled one is published at its time as it was approved, in the name of who approved it', async () => {
  const { writer, publisher, visitor, path, draft, id, change, strike, dump } = await withDraft()
  const event = { from: '2026-11-20', to: '2026-11-20', category: 'news-and-events' }
  const written = await draftAgain(writer, path, draft, { title: 'Fair', ...event })
  await writer.put(`${change}/submit`)
  const past = await approve(publisher, id, '2026-11-19T00:00:00Z')
  expect([past.status, Object.keys(past.body.errors)]).toEqual([422, ['publish_at']])
  await approve(publisher, id, due)
  expect(await dump('letters')).toContain('Approved: Fair')
  // A publisher's hand at the text renews the approval.
  await draftAgain(publisher, path, written.body.data, { title: 'Book fair', ...event })
  expect(await strike('2026-11-20T16:09:59Z')).toBe(0)
  // The day of the fair is past by now, and wasn't when it was approved.
  expect(await strike()).toBe(1)
  expect((await visitor().get<Update>(path)).body.data).toMatchObject({ title: 'Book fair' })
  const { name } = (await publisher.get<{ name: string }>('/api/user')).body.data
  expect((await writer.get<Change[]>('/api/releases?mine=1')).body.data).toMatchObject([
    { state: 'published', decided_by: name },
  ])
})

test('changes: what can not be published at its time waits with its problem, and those concerned are told', async () => {
  const { writer, publisher, administrator, path, id, change, strike, dump, database } = await withDraft()
  await writer.put(`${change}/submit`)
  await approve(publisher, id, due)
  const { id: who } = (await publisher.get<{ id: number }>('/api/user')).body.data
  await database((db) => db.deleteFrom('user_roles').where('user_id', '=', who).execute())
  expect(await strike()).toBe(0)
  expect(await readChange(writer, id)).toMatchObject({
    state: 'sent back',
    publish_at: null,
    problem: expect.stringMatching(/ no longer has permission to publish it\.$/),
  })
  expect((await dump('letters')).split('Not published: Drafted')).toHaveLength(3)

  await approve(administrator, id, '2026-11-20T16:20:00Z')
  await administrator.put(path, { title: 'Changed live' })
  await strike('2026-11-20T16:20:00Z')
  const { problem } = await readChange(writer, id)
  expect(problem).toContain('has changed since you reviewed it')
  const { live, hash } = (await writer.get<RecordDraft>(`${path}/draft`)).body.data
  await draftAgain(writer, path, { hash }, { ...live, title: '..' }, { base: live })
  expect((await approve(administrator, id, '2026-11-20T16:30:00Z')).status).toBe(422)
})

test('changes: exactly what was looked at is published, unless only other fields of the live record changed', async () => {
  const { writer, publisher, administrator, path, draft, id, change } = await withDraft()
  const looked = approvalOf(await readChange(publisher, id))
  const publish = () => publisher.put<Change>(`${change}/publish`, { approved: looked })
  const other = (await draftAgain(writer, path, draft, { title: 'Swapped' })).body.data
  const swapped = await publish()
  expect([swapped.status, swapped.body.message]).toEqual([
    412,
    '‘Swapped’ has changed since you reviewed it. Please review it again.',
  ])
  expect(swapped.body.data.records).toMatchObject([{ hash: other.hash }])
  const back = (await draftAgain(writer, path, other, { title: 'Drafted' })).body.data
  await administrator.put(path, { title: 'Live now' })
  await draftAgain(writer, path, back, { title: 'Drafted' }, { base: { title: 'Live now' } })
  // The same text, over another live title, which the reviewer never saw.
  expect((await publish()).status).toBe(412)
  const again = approvalOf(await readChange(publisher, id))
  await administrator.put(path, { subtitle: 'By hand' })
  expect((await publisher.put(`${change}/publish`, { approved: [] })).status).toBe(412)
  const takenOut = { resource: 'updates', id: 999, hash: 'gone', version: 1 }
  expect((await publisher.put(`${change}/publish`, { approved: [...again, takenOut] })).status).toBe(412)
  expect((await publisher.put(`${change}/publish`, { approved: again })).status).toBe(200)
  expect((await publisher.put(`${change}/publish`, { approved: again })).status).toBe(409)
})

test('changes: drafts pass from one to another by an act of its own, and a change goes with its last draft', async () => {
  const { writer, colleague, publish, id } = await withDraft()
  const second = await publish()
  const other = (await draftOver(colleague, `/api/updates/${second.id}`, { title: 'Second' })).body.data
  const records = [{ resource: 'updates', id: second.id }]
  const taken = await writer.put<Change>(`/api/releases/${id}/take`, { records })
  expect(taken.body.data.records.map(({ title }) => title)).toEqual(['Drafted', 'Second'])
  expect((await colleague.get(`/api/releases/${other.change.id}`)).status).toBe(404)
  const live = await publish()
  const refused = await writer.put(`/api/releases/${id}/take`, {
    records: [{ resource: 'updates', id: live.id }],
  })
  expect(refused.status).toBe(409)
  for (const records of [[], 'all', [{ resource: 'users', id: 1 }], [{ resource: 'updates', id: 0 }]])
    expect((await writer.put(`/api/releases/${id}/take`, { records })).status).toBe(422)
  expect((await writer.delete(`/api/releases/${id}`)).body.message).toBe('The release was discarded.')
  expect((await writer.get<Change[]>('/api/releases')).body.data).toEqual([])
})

test('changes: a new record in one leaves it where somebody publishes it by itself', async () => {
  const { writer, publisher, publish, dump } = await withDraft()
  const fresh = await publish({ title: 'Fresh', posted_at: null })
  const records = [{ resource: 'updates', id: fresh.id }]
  const { id } = (await writer.post<Change>('/api/releases', { records })).body.data
  await writer.put(`/api/releases/${id}/submit`)
  await writer.put(`/api/updates/${fresh.id}`, { title: 'Fresher' })
  expect(await stateOf(writer, id)).toBe('draft')
  expect((await readChange(writer, id)).records).toMatchObject([{ title: 'Fresher', isLive: false }])
  await writer.put(`/api/releases/${id}/submit`)
  await publisher.put(`/api/updates/${fresh.id}/publish`)
  expect((await dump('letters')).split('"Published: Fresher"')).toHaveLength(2)
  // Its author finds what became of it.
  const mine = await writer.get<Change[]>('/api/releases?mine=1')
  expect(mine.body.data[0]).toMatchObject({ id, state: 'published', records: [{ title: 'Fresher' }] })
})

test('changes: old drafts are discarded with a log entry, and those that wait for somebody are not', async () => {
  const { app, writer, publish, change, clock, dump } = await withDraft()
  const second = await publish()
  await draftOver(writer, `/api/updates/${second.id}`, { title: 'Forgotten' })
  await writer.put(`${change}/submit`)
  clock.time = new Date('2026-12-20T15:49:00Z')
  await app.cleanUp()
  expect(await dump('drafts')).toContain('Forgotten')
  clock.time = new Date('2026-12-20T15:51:00Z')
  await app.cleanUp()
  const left = await dump('drafts', 'changes')
  expect([left.includes('Forgotten'), left.includes('Drafted'), left.split('"state"')]).toEqual([
    false,
    true,
    expect.objectContaining({ length: 2 }),
  ])
  expect(await dump('logs')).toContain("Housekeeping discarded the draft of the update 'Forgotten'")
})
