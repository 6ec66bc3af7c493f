import type { Release, RecordDraft } from '@kampana/engine-declare/api/releases'
import type { Update } from '@kampana/shared/api/api'
import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import { approvalOf, approve, draftAgain, draftOver, readRelease } from '../../support/people/drafts.ts'
import type { Person } from '../../support/people/person.ts'

/** Ten minutes past midnight in the college's time zone. */
const due = '2026-11-20T16:10:00.000000Z'
const write = ['list updates', 'show updates', 'edit updates', 'create updates']

/** A college with a clock that the test moves. A writer has a draft of the published update, and others write or publish. */
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

const stateOf = async (person: Person, id: number) => (await readRelease(person, id)).state

test('releases: submission notifies the publishers of all records, who may reject the release with a note', async () => {
  const { writer, publisher, colleague, change, id, dump, administrator } = await withDraft()
  expect((await publisher.put(`${change}/reject`, { review_note: 'Why?' })).status).toBe(409)
  const asked = await writer.put<Release>(`${change}/submit`)
  expect([asked.body.message, asked.body.data.state]).toEqual([
    'Submitted for review. We’ll e-mail you the outcome.',
    'asked',
  ])
  expect((await writer.put(`${change}/submit`)).status).toBe(409)
  const letters = await dump('letters')
  expect(letters.split('For review: Drafted')).toHaveLength(3)
  expect((await colleague.put(`${change}/reject`, { review_note: 'No' })).status).toBe(403)
  expect((await publisher.put(`${change}/reject`, {})).body.errors).toHaveProperty('review_note')
  const back = await publisher.put<Release>(`${change}/reject`, { review_note: 'Which Friday?' })
  expect(back.body.data).toMatchObject({ state: 'sent back', review_note: 'Which Friday?' })
  expect(await dump('letters')).toContain('Sent back: Drafted')
  expect((await administrator.get('/api/logs')).text).toContain('rejected')
  expect((await writer.put<Release>(`${change}/submit`)).body.data).toMatchObject({ review_note: null })
  expect((await writer.put<Release>(`${change}/withdraw`)).body.data.state).toBe('draft')
  expect((await writer.put(`${change}/withdraw`)).status).toBe(409)
  expect((await writer.put<Release>(change, { note: 'Before Friday' })).body.data.note).toBe('Before Friday')
  expect((await approve(publisher, id)).status).toBe(200)
  expect((await writer.put(`${change}/submit`)).status).toBe(409)
})

test('releases: lists a submitted release among many others', async () => {
  const { writer, publisher, colleague, change, id, database } = await withDraft()
  await writer.put(`${change}/submit`)
  const other = { note: '', state: 'draft', began_by: 0, began_by_name: 'x', created_at: 'x' } as const
  await database((db) =>
    db
      .insertInto('changes')
      .values(Array.from({ length: 200 }, () => other))
      .execute(),
  )
  expect((await publisher.get<Release[]>('/api/releases')).body.data.map((each) => each.id)).toEqual([id])
  const mine = async (person: Person) =>
    (await person.get<Release[]>('/api/releases?mine=1')).body.data.map((each) => each.id)
  await writer.put(`${change}/withdraw`)
  expect(await mine(colleague)).toEqual([])
  await colleague.put(`${change}/submit`)
  expect([await mine(colleague), await mine(writer)]).toEqual([[id], [id]])
})

test("releases: a writer's edit returns a submitted or scheduled release to draft", async () => {
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

test('releases: only the author and publishers can withdraw, rename, discard or edit a submitted release', async () => {
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
    expect(await readRelease(colleague, id)).toMatchObject({ state, may_withdraw: false })
    expect(await readRelease(writer, id)).toMatchObject({ may_withdraw: true })
    return refused[0]!.body.message
  }
  expect(await waits('asked')).toMatch(/ has submitted this for review\. Ask them to withdraw it/)
  await approve(publisher, id, due)
  expect(await waits('scheduled')).toMatch(
    / has scheduled this for publication\. Ask them to cancel the schedule/,
  )
  expect((await administrator.put<Release>(change, { note: 'Before Friday' })).body.data.note).toBe(
    'Before Friday',
  )
  expect((await administrator.put<Release>(`${change}/withdraw`)).body.data.state).toBe('draft')
  // Every editor may edit or discard a draft.
  expect((await draftAgain(colleague, path, draft, { title: 'Together' })).status).toBe(200)
  expect((await colleague.delete(change)).status).toBe(200)
})

test('releases: the publisher gets an e-mail if another user withdraws, renames, edits or discards the scheduled release', async () => {
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
  // Saving the same note again sends no e-mail.
  await administrator.put(change, { note: 'Before Friday' })
  await told('Note changed: Drafted')
  await writer.put(`${change}/withdraw`)
  await told('Schedule canceled: Drafted')

  await schedule()
  const { hash } = (await writer.get<RecordDraft>(`${path}/draft`)).body.data
  await draftAgain(writer, path, { hash }, { title: 'Other' })
  await told('Changed before publication: Other')
  await schedule()
  // Nobody gets an e-mail about their own action.
  await publisher.put(`${change}/withdraw`)
  expect(await dump('letters')).not.toContain('Schedule canceled: Other')
  await schedule()
  await administrator.delete(change)
  await told('Draft discarded: Other')
})

test("releases: publishes a scheduled release on time, as approved and in the approver's name", async () => {
  const { writer, publisher, visitor, path, draft, id, change, strike, dump } = await withDraft()
  const event = { from: '2026-11-20', to: '2026-11-20', category: 'news-and-events' }
  const written = await draftAgain(writer, path, draft, { title: 'Fair', ...event })
  await writer.put(`${change}/submit`)
  const past = await approve(publisher, id, '2026-11-19T00:00:00Z')
  expect([past.status, Object.keys(past.body.errors)]).toEqual([422, ['publish_at']])
  await approve(publisher, id, due)
  expect(await dump('letters')).toContain('Approved: Fair')
  // An edit by a publisher renews the approval.
  await draftAgain(publisher, path, written.body.data, { title: 'Book fair', ...event })
  expect(await strike('2026-11-20T16:09:59Z')).toBe(0)
  // The event's day has passed, but it hadn't when the publisher approved it.
  expect(await strike()).toBe(1)
  expect((await visitor().get<Update>(path)).body.data).toMatchObject({ title: 'Book fair' })
  const { name } = (await publisher.get<{ name: string }>('/api/user')).body.data
  expect((await writer.get<Release[]>('/api/releases?mine=1')).body.data).toMatchObject([
    { state: 'published', decided_by: name },
  ])
})

test('releases: a failed scheduled publication shows its problem, and the people involved get an e-mail', async () => {
  const { writer, publisher, administrator, path, id, change, strike, dump, database } = await withDraft()
  await writer.put(`${change}/submit`)
  await approve(publisher, id, due)
  const { id: who } = (await publisher.get<{ id: number }>('/api/user')).body.data
  await database((db) => db.deleteFrom('user_roles').where('user_id', '=', who).execute())
  expect(await strike()).toBe(0)
  expect(await readRelease(writer, id)).toMatchObject({
    state: 'sent back',
    publish_at: null,
    problem: expect.stringMatching(/ no longer has permission to publish it\.$/),
  })
  expect((await dump('letters')).split('Not published: Drafted')).toHaveLength(3)

  await approve(administrator, id, '2026-11-20T16:20:00Z')
  await administrator.put(path, { title: 'Changed live' })
  await strike('2026-11-20T16:20:00Z')
  const { problem } = await readRelease(writer, id)
  expect(problem).toContain('has changed since you reviewed it')
  const { live, hash } = (await writer.get<RecordDraft>(`${path}/draft`)).body.data
  await draftAgain(writer, path, { hash }, { ...live, title: '..' }, { base: live })
  expect((await approve(administrator, id, '2026-11-20T16:30:00Z')).status).toBe(422)
})

test('releases: only the reviewed content is published, unless the live record changed in other fields', async () => {
  const { writer, publisher, administrator, path, draft, id, change } = await withDraft()
  const looked = approvalOf(await readRelease(publisher, id))
  const publish = () => publisher.put<Release>(`${change}/publish`, { approved: looked })
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
  // The reviewer approved the same text over another live title.
  expect((await publish()).status).toBe(412)
  const again = approvalOf(await readRelease(publisher, id))
  await administrator.put(path, { subtitle: 'By hand' })
  expect((await publisher.put(`${change}/publish`, { approved: [] })).status).toBe(412)
  const takenOut = { resource: 'updates', id: 999, hash: 'gone', version: 1 }
  expect((await publisher.put(`${change}/publish`, { approved: [...again, takenOut] })).status).toBe(412)
  expect((await publisher.put(`${change}/publish`, { approved: again })).status).toBe(200)
  expect((await publisher.put(`${change}/publish`, { approved: again })).status).toBe(409)
})

test('releases: drafts move between releases only on request, and an empty release is deleted', async () => {
  const { writer, colleague, publish, id } = await withDraft()
  const second = await publish()
  const other = (await draftOver(colleague, `/api/updates/${second.id}`, { title: 'Second' })).body.data
  const records = [{ resource: 'updates', id: second.id }]
  const taken = await writer.put<Release>(`/api/releases/${id}/take`, { records })
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
  expect((await writer.get<Release[]>('/api/releases')).body.data).toEqual([])
})

test('releases: a new record leaves its release if it is published separately', async () => {
  const { writer, publisher, publish, dump } = await withDraft()
  const fresh = await publish({ title: 'Fresh', posted_at: null })
  const records = [{ resource: 'updates', id: fresh.id }]
  const { id } = (await writer.post<Release>('/api/releases', { records })).body.data
  await writer.put(`/api/releases/${id}/submit`)
  await writer.put(`/api/updates/${fresh.id}`, { title: 'Fresher' })
  expect(await stateOf(writer, id)).toBe('draft')
  expect((await readRelease(writer, id)).records).toMatchObject([{ title: 'Fresher', isLive: false }])
  await writer.put(`/api/releases/${id}/submit`)
  await publisher.put(`/api/updates/${fresh.id}/publish`)
  expect((await dump('letters')).split('"Published: Fresher"')).toHaveLength(2)
  // The author sees the outcome.
  const mine = await writer.get<Release[]>('/api/releases?mine=1')
  expect(mine.body.data[0]).toMatchObject({ id, state: 'published', records: [{ title: 'Fresher' }] })
})

test('releases: old drafts are discarded with a log entry, but submitted drafts are retained', async () => {
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
