import type { Release, RecordDraft } from '@kampana/engine-declare/api/releases'
import type { Update } from '@kampana/shared/api/api'
import { defineResource } from '@kampana/engine-declare/resource'
import { text } from '@kampana/engine-declare/kinds/index'
import { expect, inject, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import { approvalOf, approve, draftAgain, draftOver, readRelease } from '../../support/people/drafts.ts'
import { awaitedLock } from '../../support/server/fresh-database.ts'
import type { Person } from '../../support/people/person.ts'
import { makeTables } from '../../support/server/make-tables.ts'

const write = ['list updates', 'show updates', 'edit updates', 'create updates']
const secret = 'Not for visitors yet'

/** Two resources with drafts, and users with permissions for one or both. */
const withTwo = async () => {
  const place = await college({ resources: [halls] })
  await makeTables(place, halls)
  const { staff, administrator, update } = place
  const { id } = (await administrator.post<{ id: number }>('/api/trial-halls', { name: 'Gym' })).body.data
  return {
    ...place,
    hall: `/api/trial-halls/${id}`,
    path: `/api/updates/${update.id}`,
    writer: await staff({ may: write }),
    publisher: await staff({ may: [...write, 'publish updates'] }),
    both: await staff({ may: [...write, 'publish updates', 'edit trial-halls'] }),
  }
}

test('drafts: no list, record, search, feed, version, file or release shows a draft to users without edit permission', async () => {
  const { administrator, staff, visitor, path, update } = await withTwo()
  const { change } = (await draftOver(administrator, path, { title: secret, subtitle: secret })).body.data
  const reader = await staff({
    may: ['list updates', 'show updates', 'list logs', 'show logs', 'delete updates'],
  })
  const places = [
    '/api/updates',
    `/api/updates?filter=${encodeURIComponent(JSON.stringify({ q: 'visitors' }))}`,
    '/api/updates?range=[0,1000]&include=updates,authors,found_in',
    '/api/updates/paginated',
    path,
    `${path}/versions`,
    `${path}/draft`,
    '/api/releases',
    '/api/releases?mine=1',
    `/api/releases/${change.id}`,
    '/api/updates/trash',
    '/api/logs',
    '/api/search?q=visitors',
    '/search?q=visitors',
    '/updates',
    '/updates/announcements',
    `/updates/announcements/${encodeURIComponent(update.title)}`,
    '/feed.xml',
    '/',
  ]
  for (const person of [visitor(), reader])
    for (const place of places) {
      const { text, status } = await person.get(place)
      expect([place, status < 500, text.includes(secret)]).toEqual([place, true, false])
    }
  expect((await reader.get(`${path}/draft`)).status).toBe(403)
  expect((await reader.get(`/api/releases/${change.id}`)).status).toBe(404)
  expect((await visitor().get('/api/releases')).status).toBe(401)
  expect((await reader.get<Release[]>('/api/releases')).body.data).toEqual([])
})

test("drafts: nobody adds to another user's release by id, or to a submitted release", async () => {
  const { writer, both, publisher, hall, path } = await withTwo()
  const { change } = (await draftOver(writer, path, { title: 'Honest' })).body.data
  const foreign = await draftOver(both, hall, { name: secret }, { change_id: change.id })
  expect([foreign.status, foreign.body.message]).toEqual([
    403,
    'This release belongs to someone else. Create your own release or ask its author.',
  ])
  const own = (await draftOver(both, hall, { name: 'Hall' })).body.data
  await writer.put(`/api/releases/${change.id}/submit`)
  const records = [{ resource: 'trial-halls', id: own.id }]
  const waiting = await both.put(`/api/releases/${change.id}/take`, { records })
  expect([waiting.status, waiting.body.message]).toEqual([
    409,
    'This release is in review or scheduled. Withdraw it first.',
  ])
  await approve(publisher, change.id, '2999-01-01T00:00:00Z')
  expect((await both.put(`/api/releases/${change.id}/take`, { records })).status).toBe(409)
  // Drafts can't be moved out of a submitted release either.
  const away = [{ resource: 'updates', id: Number(path.split('/').at(-1)) }]
  expect((await both.put(`/api/releases/${own.change.id}/take`, { records: away })).status).toBe(409)
  expect((await readRelease(publisher, change.id)).records.map(({ title }) => title)).toEqual(['Honest'])
})

test('drafts: every action on a release requires permissions for all its records', async () => {
  const { both, publisher, administrator, hall, path } = await withTwo()
  const { change } = (await draftOver(both, path, { title: 'Mixed' })).body.data
  await draftOver(both, hall, { name: 'Hall' }, { change_id: change.id })
  const whole = approvalOf(await readRelease(administrator, change.id))
  const one = `/api/releases/${change.id}`
  const steps: [string, object][] = [
    ['', { note: 'Mine' }],
    ['/submit', {}],
    ['/reject', { review_note: 'No' }],
    ['/withdraw', {}],
    ['/take', { records: [{ resource: 'updates', id: whole[0]!.id }] }],
    ['/publish', { approved: whole }],
    ['/publish', { approved: whole, publish_at: '2999-01-01T00:00:00Z' }],
  ]
  for (const [step, body] of steps)
    expect([step, (await publisher.put(one + step, body)).status]).toEqual([step, 403])
  expect([(await publisher.get(one)).status, (await publisher.delete(one)).status]).toEqual([404, 403])
  // A user without publish permission for the second resource can neither publish nor schedule the release.
  for (const publish_at of [null, '2999-01-01T00:00:00Z']) {
    const refused = await both.put(`${one}/publish`, { approved: whole, publish_at })
    expect([refused.status, refused.body.permission]).toEqual([403, 'publish trial-halls'])
  }
  // A draft of the user's own resource still shows its release, without records of the other resource.
  const { records } = (await publisher.get<RecordDraft>(`${path}/draft`)).body.data.change
  expect(records.map(({ resource }) => resource)).toEqual(['updates'])
  expect((await administrator.get<{ name: string }>(hall)).body.data.name).toBe('Gym')
})

test('drafts: only the approved text is published', async () => {
  const { writer, publisher, administrator, path, app, visitor, update } = await withTwo()
  const draft = (await draftOver(writer, path, { title: 'Approved' })).body.data
  const { id } = draft.change
  const looked = approvalOf(await readRelease(publisher, id))
  const swapped = (await draftAgain(writer, path, draft, { title: secret })).body.data
  expect((await publisher.put(`/api/releases/${id}/publish`, { approved: looked })).status).toBe(412)
  // The same text with another base would undo live changes, so it isn't published either.
  const { title: live } = update
  await administrator.put(path, { subtitle: 'Live' })
  const seen = approvalOf(await readRelease(publisher, id))
  const undoing = { title: secret, subtitle: update.subtitle }
  const based = await draftAgain(writer, path, swapped, undoing, { base: { title: live, subtitle: 'Live' } })
  const undone = based.body.data
  expect((await publisher.put(`/api/releases/${id}/publish`, { approved: seen })).status).toBe(412)
  expect((await visitor().get<Update>(path)).body.data.subtitle).toBe('Live')
  // The approval of another record doesn't count.
  const forged = looked.map(({ resource, id, hash, version }) => ({ resource, id: id + 1, hash, version }))
  expect((await publisher.put(`/api/releases/${id}/publish`, { approved: forged })).status).toBe(412)
  await approve(publisher, id, '2999-01-01T00:00:00Z')
  const again = await draftAgain(writer, path, undone, { title: 'Swapped again' })
  const { state } = await readRelease(administrator, id)
  expect([again.status, state, await app.publishDue()]).toEqual([403, 'scheduled', 0])
  expect((await visitor().get(path)).text).not.toContain('Swapped')
})

test('drafts: simultaneous actions of authors, reviewers and publishers publish only the approved text, once', async () => {
  const { writer, publisher, both, administrator, path, visitor, update, database } = await withTwo()
  const allowed = new Set([200, 403, 404, 409, 412])
  let live = update.title
  for (let round = 0; round < 6; round++) {
    const approved = `Approved ${round}`
    const draft = (await draftOver(writer, path, { title: approved })).body.data
    const { id } = draft.change
    await writer.put(`/api/releases/${id}/submit`)
    const looked = approvalOf(await readRelease(publisher, id))
    const publish = (person: Person) => person.put(`/api/releases/${id}/publish`, { approved: looked })
    const calls = [
      () => publish(publisher),
      () => publish(both),
      () => draftAgain(writer, path, draft, { title: secret }),
      () => both.put(`/api/releases/${id}/reject`, { review_note: 'Wait' }),
      () => writer.put(`/api/releases/${id}/withdraw`),
      () => administrator.put(path, { subtitle: `Direct ${round}` }),
      () => writer.put(`/api/releases/${id}/publish`, { approved: looked }),
    ]
    // Each round starts with another call.
    const turn = [...calls.slice(round), ...calls.slice(0, round)]
    const answers = await Promise.all(turn.map((call) => call()))
    expect(answers.map(({ status }) => status).filter((status) => !allowed.has(status))).toEqual([])
    const answerOf = (call: number) => answers[(call - round + calls.length) % calls.length]!.status
    expect(answerOf(calls.length - 1)).not.toBe(200)
    const { title } = (await visitor().get<Update>(path)).body.data
    expect([live, approved]).toContain(title)
    expect([0, 1].filter((call) => answerOf(call) === 200)).toHaveLength(title === approved ? 1 : 0)
    live = title
    await administrator.delete(`/api/releases/${id}`)
  }
  // No draft is left without a release, and no release without records.
  const left = await database((db) =>
    db
      .selectFrom('drafts')
      .fullJoin('changes', 'changes.id', 'change_id')
      .selectAll()
      .where('state', 'is distinct from', 'published')
      .execute(),
  )
  expect(left).toEqual([])
})

test('drafts: one of several simultaneous requests adds a new record to its release', async () => {
  const { administrator, publish } = await college()
  for (let round = 0; round < 5; round++) {
    const { id } = await publish({ title: `Fresh ${round}`, posted_at: null })
    const take = () => administrator.post('/api/releases', { records: [{ resource: 'updates', id }] })
    const statuses = (await Promise.all([take(), take(), take()])).map(({ status }) => status)
    expect(statuses).toContain(201)
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([])
  }
  expect((await administrator.get<Release[]>('/api/releases')).body.data).toHaveLength(5)
})

// SQLite allows one writer at a time.
if (inject('database') === 'postgres')
  test('drafts: a draft moved into another release during a transfer stays there', async () => {
    const { writer, both, administrator, path, hall, update, database, settings } = await withTwo()
    const { change: first } = (await draftOver(writer, path, { title: 'Honest' })).body.data
    const own = (await draftOver(both, hall, { name: 'Hall' })).body.data.change
    const fresh = (await administrator.post<{ id: number }>('/api/trial-halls', { name: 'Pool' })).body.data
    const { change } = (
      await draftOver(administrator, `/api/trial-halls/${fresh.id}`, { name: 'Secret pool' })
    ).body.data
    await administrator.put(`/api/releases/${change.id}/submit`)
    const taken = await database((db) =>
      db.transaction().execute(async (trx) => {
        await trx.selectFrom('changes').select('id').where('id', '=', first.id).forUpdate().execute()
        const answer = both.put(`/api/releases/${own.id}/take`, {
          records: [{ resource: 'updates', id: update.id }],
        })
        await awaitedLock(settings)
        await trx
          .updateTable('drafts')
          .set({ change_id: change.id })
          .where('change_id', '=', first.id)
          .execute()
        // A release without drafts is deleted.
        await trx.deleteFrom('changes').where('id', '=', first.id).execute()
        return { answer }
      }),
    )
    expect((await taken.answer).status).toBe(409)
    expect((await readRelease(administrator, change.id)).records).toHaveLength(2)
  })

test("drafts: invalid input is rejected, and a user's drafts are limited in size", async () => {
  const { writer, path, database, update } = await withTwo()
  const deep = JSON.parse(`${'['.repeat(1000)}${']'.repeat(1000)}`) as unknown
  const bodies = [
    null,
    [],
    { values: null },
    { values: [] },
    { values: { __proto__x: 1 } },
    { values: { title: deep } },
    { values: { title: 'a' }, base: 'b' },
    { values: { title: 'a' }, change_id: '1' },
    { values: Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`field_${at}`, at])) },
  ]
  for (const [at, body] of bodies.entries()) {
    const answer = await writer.put(`${path}/draft`, body, { 'if-none-match': '*' })
    expect([at, answer.status]).toEqual([at, 422])
  }
  expect((await draftOver(writer, path, { title: 'a'.repeat(3_000_000) })).status).toBe(413)
  expect((await draftOver(writer, '/api/updates/999999', { title: 'a' })).status).toBe(404)
  expect((await writer.put('/api/releases/x/submit', {})).status).toBe(404)
  const kept = (await draftOver(writer, path, { title: 'Kept' })).body.data
  const id = { change_id: 1, written_by: 0, written_by_name: 'x', written_at: 'x', title: 'x', hash: 'x' }
  const { id: me } = (await writer.get<{ id: number }>('/api/user')).body.data
  const huge = 'x'.repeat(50_000_000)
  await database((db) =>
    db
      .insertInto('drafts')
      .values({ ...id, resource: 'updates', record_id: 999, input: huge, base: '', written_by: me })
      .execute(),
  )
  const full = await draftAgain(writer, path, kept, { title: 'More' })
  expect([full.status, full.body.message]).toEqual([
    422,
    'Your drafts have reached their total size limit. Publish or discard some of them first.',
  ])
  expect(update.title).not.toBe('More')
  // The number of saves per day is limited, which also limits the log.
  await database((db) => db.updateTable('limits').set({ count: 5000 }).execute())
  const often = await draftAgain(writer, path, kept, { title: 'Again' })
  expect([often.status, often.body.message]).toEqual([
    429,
    'You have reached today’s limit for saving drafts. Please continue tomorrow.',
  ])
})

const halls = defineResource({
  name: 'trial-halls',
  singular: 'trial hall',
  label: 'Trial Halls',
  title: 'name',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  drafts: {},
  fields: { name: text('Name') },
  order: ['id', 'ASC'],
})
