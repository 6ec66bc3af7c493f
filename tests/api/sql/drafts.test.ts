import type { Release, RecordDraft } from '@kampana/engine-declare/api/releases'
import type { Update } from '@kampana/shared/api/api'
import { defineResource, type Resource } from '@kampana/engine-declare/resource'
import { datetime, optional, text } from '@kampana/engine-declare/kinds/index'
import { expect, test } from 'vitest'
import { everyKind } from '../../support/input/every-kind.ts'
import { bodyOf } from '../../support/input/rich-text.ts'
import { bodyWith, recordWith, samplesOf, surroundingsFor } from '../../support/input/samples.ts'
import { college } from '../../support/people/college.ts'
import { approve, draftAgain, draftOver, readRelease } from '../../support/people/drafts.ts'
import { makeTables } from '../../support/server/make-tables.ts'

/** A college with a published update, and two writers without publish permission. */
const withWriters = async () => {
  const place = await college()
  const may = ['list updates', 'edit updates', 'create updates', 'delete updates']
  const [writer, colleague] = [await place.staff({ may }), await place.staff({ may })]
  return { ...place, writer, colleague, path: `/api/updates/${place.update.id}` }
}

test("drafts: a draft of a live record is stored separately, and the cached page doesn't change", async () => {
  const { writer, visitor, path, update, dump } = await withWriters()
  const page = `/updates/announcements/${encodeURIComponent(update.title)}`
  const before = [(await visitor().get(page)).headers['etag'], await dump('content_version', 'logs')]
  const kept = await draftOver(writer, path, { title: 'Enrolment ends on Friday' })
  expect([kept.status, kept.body.message]).toEqual([200, 'The draft was saved.'])
  expect(kept.headers['etag']).toBe(`"${kept.body.data.hash}"`)
  expect(kept.body.data).toMatchObject({
    title: 'Enrolment ends on Friday',
    isLive: true,
    may: { edit: true, publish: false },
    conflicts: [],
    values: { title: 'Enrolment ends on Friday', category: 'announcements' },
    base: { title: update.title },
    live: { title: update.title },
    change: { state: 'draft', mine: true },
  })
  expect((await visitor().get<Update>(path)).body.data.title).toBe(update.title)
  expect([(await visitor().get(page)).headers['etag'], await dump('content_version', 'logs')]).toEqual(before)
})

test("drafts: publication merges the draft's fields into the live record, in the approver's name", async () => {
  const { writer, administrator, visitor, path } = await withWriters()
  const { change } = (await draftOver(writer, path, { subtitle: 'Until Friday' })).body.data
  await administrator.put(path, { title: 'Enrolment goes on' })
  const seen = await readRelease(administrator, change.id)
  expect(seen.records[0]).toMatchObject({
    before: { title: 'Enrolment goes on', subtitle: null },
    after: { title: 'Enrolment goes on', subtitle: 'Until Friday' },
  })
  const published = await approve(administrator, change.id)
  expect([published.status, published.body.message]).toEqual([200, 'Published.'])
  expect(published.body.data).toMatchObject({ state: 'published', decided_by: expect.any(String) })
  expect((await visitor().get(path)).body.data).toMatchObject({
    title: 'Enrolment goes on',
    subtitle: 'Until Friday',
  })
  expect((await writer.get(`${path}/draft`)).status).toBe(404)
  const logs = await administrator.get<{ description: string }[]>('/api/logs')
  expect(logs.body.data[0]?.description).toBe("admin edited the update 'Enrolment goes on'")
  const mine = await writer.get<Release[]>('/api/releases?mine=1')
  expect(mine.body.data).toMatchObject([{ id: change.id, state: 'published', records: [{ isLive: true }] }])
  expect((await writer.get<Release[]>('/api/releases')).body.data).toEqual([])
})

test('drafts: the second of two writers gets a conflict, but a repeated call succeeds', async () => {
  const { writer, colleague, path } = await withWriters()
  const first = (await draftOver(writer, path, { title: 'One' })).body.data
  const late = await draftOver(colleague, path, { title: 'Two' })
  expect([late.status, late.body.data.values['title'], late.headers['etag']]).toEqual([
    412,
    'One',
    `"${first.hash}"`,
  ])
  const second = await draftAgain(colleague, path, first, { title: 'Two' })
  expect(second.body.data).toMatchObject({ title: 'Two', change: { id: first.change.id, mine: false } })
  expect((await draftAgain(writer, path, first, { title: 'Three' })).body.message).toMatch(
    / has changed this draft since you opened it\.$/,
  )
  expect((await draftAgain(colleague, path, first, { title: 'Two' })).status).toBe(200)
  expect((await writer.put(`${path}/draft`, { values: {} })).status).toBe(428)
  expect((await writer.delete(`${path}/draft`, undefined, { 'if-match': '"x"' })).status).toBe(412)
  expect((await writer.delete(`${path}/draft`)).body.message).toBe('The draft was discarded.')
  const gone = await draftAgain(writer, path, second.body.data, { title: 'Four' })
  expect([gone.status, gone.body.data]).toEqual([412, null])
})

test('drafts: unchanged values create no draft, invalid values are stored, and unknown fields are rejected', async () => {
  const { writer, administrator, path, update } = await withWriters()
  const same = await draftOver(writer, path, { title: `  ${update.title} `, posted_at: update.posted_at })
  expect([same.status, same.body.message, same.body.data]).toEqual([200, 'Nothing was changed.', null])
  const wrong = { password: 'x', status: 'draft', posted_at: null, title: { a: [[[[{}]]]] } }
  const refused = await draftOver(writer, path, wrong)
  expect([refused.status, Object.keys(refused.body.errors).sort()]).toEqual([422, Object.keys(wrong).sort()])
  const faulty = await draftOver(writer, path, { title: '', updates: 'no body', from: '2020-01-01' })
  expect(faulty.body.data).toMatchObject({ title: '', values: { title: null, updates: 'no body' } })
  const { id } = faulty.body.data.change
  const published = await approve(administrator, id)
  expect([published.status, Object.keys(published.body.errors)]).toEqual([422, ['title', 'updates']])
  expect((await readRelease(administrator, id)).state).toBe('draft')
  expect((await writer.put(`${path}/draft`, { values: {} }, { 'if-match': '*' })).status).toBe(200)
})

test('drafts: a field changed in draft and live record is a conflict until a user resolves it', async () => {
  const { writer, administrator, path, update } = await withWriters()
  const draft = (await draftOver(writer, path, { title: 'Mine', subtitle: 'Mine' })).body.data
  await administrator.put(path, { title: 'Theirs', subtitle: 'Mine' })
  const conflicting = (await writer.get<RecordDraft>(`${path}/draft`)).body.data
  expect(conflicting).toMatchObject({ conflicts: ['title'], live: { title: 'Theirs' } })
  const refused = await approve(administrator, draft.change.id)
  expect([refused.status, refused.body.message]).toEqual([
    412,
    'Someone else has changed fields of ‘Mine’ that this draft also changes.',
  ])
  expect(refused.body.data.records).toMatchObject([{ conflicts: ['title'], before: { title: 'Theirs' } }])
  const { live } = conflicting
  const decided = await draftAgain(writer, path, draft, { ...live, title: 'Ours' }, { base: live })
  expect(decided.body.data.conflicts).toEqual([])
  expect((await approve(administrator, draft.change.id)).status).toBe(200)
  expect((await administrator.get(path)).body.data).toMatchObject({ title: 'Ours', subtitle: 'Mine' })
  // A form opened before another user's edit doesn't undo the edit.
  await administrator.put(path, { title: 'Theirs again' })
  const older = await draftOver(
    writer,
    path,
    { title: 'Ours', subtitle: 'New' },
    { base: { title: 'Ours', posted_at: null } },
  )
  expect((await approve(administrator, older.body.data.change.id)).status).toBe(200)
  expect((await administrator.get(path)).body.data).toMatchObject({ title: 'Theirs again', subtitle: 'New' })
  expect(update.title).not.toBe('Theirs again')
})

test('drafts: merge their paragraphs with paragraphs changed in the live body', async () => {
  const { writer, administrator, path } = await withWriters()
  const body = (...lines: string[]) => ({ updates: bodyOf(...lines) })
  await administrator.put(path, body('One.', 'Two.', 'Three.'))
  const draft = await draftOver(writer, path, body('One.', 'Two.', 'Three, drafted.'))
  await administrator.put(path, body('One, live.', 'Two.', 'Three.'))
  const { conflicts, change } = (await writer.get<RecordDraft>(`${path}/draft`)).body.data
  expect(conflicts).toEqual([])
  expect((await approve(administrator, change.id)).status).toBe(200)
  expect((await administrator.get(path)).body.data).toMatchObject(
    body('One, live.', 'Two.', 'Three, drafted.'),
  )
  // Two edits of the same paragraph conflict.
  await draftOver(writer, path, body('One, again.', 'Two.', 'Three, drafted.'))
  await administrator.put(path, body('One, once more.', 'Two.', 'Three, drafted.'))
  expect((await writer.get<RecordDraft>(`${path}/draft`)).body.data.conflicts).toEqual(['updates'])
  expect(draft.status).toBe(200)
})

test('drafts: a release of 40 records is published completely or not at all', async () => {
  const { administrator, publish, visitor } = await college()
  const made = await Promise.all(Array.from({ length: 40 }, () => publish()))
  const updates = made.toSorted((a, b) => a.id - b.id)
  let change: number | undefined
  for (const [at, { id }] of updates.entries()) {
    // A hook rejects the fortieth record's title, after 39 records were written.
    const title = at === 39 ? '..' : `Together ${at}`
    const others = change === undefined ? {} : { change_id: change }
    change = (await draftOver(administrator, `/api/updates/${id}`, { title }, others)).body.data.change.id
  }
  const refused = await approve(administrator, change!)
  expect([refused.status, refused.body.message]).toEqual([
    422,
    '‘..’ can’t be published. The title field must not consist of dots, because it is part of the page’s address.',
  ])
  const titles = async () =>
    (await visitor().get<Update[]>('/api/updates?range=[0,60]')).body.data.map(({ title }) => title)
  expect((await titles()).filter((title) => title.startsWith('Together'))).toEqual([])
  const last = `/api/updates/${updates[39]!.id}`
  const { hash } = (await administrator.get<RecordDraft>(`${last}/draft`)).body.data
  await draftAgain(administrator, last, { hash }, { title: 'Together 39' })
  expect((await approve(administrator, change!)).status).toBe(200)
  expect((await titles()).filter((title) => title.startsWith('Together'))).toHaveLength(40)
})

test('drafts: new records are published with the drafts of their release, across resources', async () => {
  const place = await college({ resources: [halls] })
  await makeTables(place, halls)
  const { administrator, visitor, publish, update } = place
  const hall = (await administrator.post<{ id: number }>('/api/trial-halls', { name: 'Gym' })).body.data
  const fresh = await publish({ title: 'New rector', posted_at: null })
  const begun = await administrator.post<Release>('/api/releases', {
    note: 'For Monday',
    records: [
      { resource: 'trial-halls', id: hall.id },
      { resource: 'updates', id: fresh.id },
    ],
  })
  expect([begun.status, begun.body.data.note]).toEqual([201, 'For Monday'])
  const { id } = begun.body.data
  await draftOver(administrator, `/api/updates/${update.id}`, { title: 'Old rector' }, { change_id: id })
  const detail = await readRelease(administrator, id)
  expect(detail.records.map(({ before, isLive }) => [before === null, isLive])).toEqual([
    [true, false],
    [true, false],
    [false, true],
  ])
  expect((await approve(administrator, id)).status).toBe(200)
  expect((await visitor().get(`/api/updates/${fresh.id}`)).status).toBe(200)
  expect((await administrator.get(`/api/trial-halls/${hall.id}`)).body.data).toMatchObject({
    opened_at: expect.any(String),
  })
  expect((await administrator.get<Release[]>('/api/releases')).body.data).toEqual([])
})

test('drafts: every kind of field is drafted and published with the same values as by an edit', async () => {
  const drafted: Resource = { ...everyKind, drafts: {}, permissions: { publish: 'publish content' } }
  const place = await college({ resources: [drafted] })
  await makeTables(place, drafted)
  const { administrator, staff } = place
  const around = await surroundingsFor(place, drafted)
  const [first, second] = [samplesOf(drafted, 0, around), samplesOf(drafted, 1, around)]
  const { id } = (await administrator.post<{ id: number }>('/api/kind-trials', bodyWith(first))).body.data
  const path = `/api/kind-trials/${id}`
  const changes = Object.fromEntries(Object.entries(second).filter(([name]) => !drafted.fields[name]!.fixed))

  const writer = await staff({ may: ['edit kind-trials'] })
  const live = await writer.put(path, bodyWith(changes))
  expect([live.status, live.body.permission]).toEqual([403, 'publish content'])
  const unchanged = await draftOver(writer, path, withoutPasswords(bodyWith(first)))
  expect(unchanged.body.data).toBe(null)
  const kept = await draftOver(writer, path, withoutPasswords(bodyWith(changes)))
  expect([kept.status, kept.body.errors]).toEqual([200, undefined])
  const approver = await staff({ may: ['publish content'] })
  const { records } = await readRelease(approver, kept.body.data.change.id)
  expect(records[0]?.after).toMatchObject(readable(recordWith(changes)))
  expect((await approve(approver, kept.body.data.change.id)).status).toBe(200)
  expect((await administrator.get(path)).body.data).toMatchObject(readable(recordWith(changes)))

  const withPermission = [writer.get(`${path}/draft`), approver.get(`${path}/draft`)]
  const [none, refused] = await Promise.all(withPermission)
  expect([none!.status, refused!.status]).toEqual([404, 403])
})

test('drafts: simultaneous actions conflict without deadlock', async () => {
  const { writer, colleague, administrator, publish, path } = await withWriters()
  const first = await Promise.all([
    draftOver(writer, path, { title: 'One' }),
    draftOver(colleague, path, { title: 'Two' }),
  ])
  expect(new Set(first.map(({ status }) => status))).toEqual(new Set([200, 412]))
  const { id } = (await writer.get<RecordDraft>(`${path}/draft`)).body.data.change
  const both = await Promise.all([approve(administrator, id), approve(administrator, id)])
  expect(both.map(({ status }) => status)).toContain(200)
  expect(both.every(({ status }) => status === 200 || (status >= 400 && status < 500))).toBe(true)
  for (let round = 0; round < 5; round++) {
    const fresh = await publish({ title: `Fresh ${round}`, posted_at: null })
    const records = [{ resource: 'updates', id: fresh.id }]
    const begun = (await administrator.post<Release>('/api/releases', { records })).body.data
    const answers = await Promise.all([
      approve(administrator, begun.id),
      administrator.put(`/api/updates/${fresh.id}`, { subtitle: 'At once' }),
      writer.put(`/api/releases/${begun.id}/submit`),
    ])
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
  }
})

test('drafts: rejects a title that another record has, and names the record', async () => {
  const { administrator, publish, path } = await withWriters()
  await publish({ title: 'Taken' })
  const { change } = (await draftOver(administrator, path, { title: 'Taken' })).body.data
  const refused = await approve(administrator, change.id)
  expect([refused.status, refused.body.message, refused.body.errors]).toEqual([
    422,
    '‘Taken’ can’t be published. The title has already been taken.',
    { title: ['The title has already been taken.'] },
  ])
})

test("drafts: retain the author's name after the account is deleted", async () => {
  const { writer, administrator, path } = await withWriters()
  await draftOver(writer, path, { title: 'Left behind' })
  const { id, name } = (await writer.get<{ id: number; name: string }>('/api/user')).body.data
  expect((await administrator.delete(`/api/users/${id}`)).status).toBe(200)
  expect((await administrator.get<RecordDraft>(`${path}/draft`)).body.data).toMatchObject({
    by: name,
    change: { by: name },
  })
})

test('drafts: are rejected for unpublished records, and follow their record into the trash and back', async () => {
  const { writer, administrator, publish, path, update } = await withWriters()
  const fresh = await publish({ title: 'Not yet', posted_at: null })
  const refused = await draftOver(writer, `/api/updates/${fresh.id}`, { title: 'Soon' })
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'This update isn’t published yet. Edit the update directly, without a draft.',
  ])
  await draftOver(writer, path, { title: 'Kept' })
  await administrator.delete(path)
  expect((await writer.get<Release[]>('/api/releases')).body.data).toEqual([])
  await administrator.post(`/api/updates/${update.id}/restore`)
  const back = await writer.get<RecordDraft>(`${path}/draft`)
  expect(back.body.data).toMatchObject({ title: 'Kept', change: { mine: true } })
  expect(back.body.data.values['updates']).toBe(bodyOf('Bring your report card and two photographs.'))
})

const halls = defineResource({
  name: 'trial-halls',
  singular: 'trial hall',
  label: 'Trial Halls',
  title: 'name',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  drafts: { live: 'opened_at' },
  fields: { name: text('Name'), opened_at: optional(datetime('Opened')) },
  order: ['id', 'ASC'],
})

/** Drafts and replies never contain passwords. */
const withoutPasswords = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith('password')))
const readable = withoutPasswords
