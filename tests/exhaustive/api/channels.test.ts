import { expect, test } from 'vitest'
import { postsAreDeliveries } from '@kampana/server/db/migrations/0116-posts-are-deliveries'
import { createSchema } from '@kampana/engine-server/db/migration-schema'
import { sql } from 'kampana'
import { personAt } from '../../support/people/person.ts'
import { administrator as account } from '../../support/people/accounts.ts'
import { chatService, folderWithChat } from '../../support/people/chat-service.ts'
import { subscribeFamilies } from '../../support/people/families.ts'
import { stormyCollege, told } from '../../support/people/stormy-college.ts'

const token = 'secret/token:of+chat'
const taken = (id: number) => ({
  status: 200,
  body: JSON.stringify({ ok: true, result: { message_id: id } }),
})

const chat = (origin: string): string => `
label: Parents' chat
address: ${origin}/send
headers: { Authorization: 'Bearer \${CHANNEL_TOKEN}' }
body: { json: { chat_id: '@parents', text: '{text}' } }
success: { path: ok, value: true }
keep: result.message_id
edit:
  address: ${origin}/edit
  body: { json: { message_id: '{reference}', text: '{text}' } }
test: { chat_id: '@tester' }
`

/** A college with one chat channel and without subscribers. */
const collegeOfChat = async (values: object = { is_on: 1 }) => {
  const service = await chatService(() => taken(service.calls.length))
  const folder = folderWithChat(chat(service.origin))
  const place = await stormyCollege([])
  await place.app.alertSender.close()
  const app = await place.anotherNode({
    COLLEGE_DIR: folder,
    CHANNEL_TOKEN: token,
    PRIVATE_CHANNELS: service.origin,
  })
  const staff = personAt(app)
  await staff.post('/login', account)
  const [row] = (await staff.get<{ id: number }[]>('/api/channels')).body.data
  const edited = await staff.put(`/api/channels/${row!.id}`, {
    kinds: 'notices',
    levels: null,
    is_on: 0,
    ...values,
  })
  expect(edited.status).toBe(200)
  const post = async (notice: object = told) =>
    (await staff.post<{ id: number }>('/api/class-status', notice)).body.data.id
  const go = async () => {
    place.standStill(15)
    await app.alertSender.sendDue()
  }
  const posts = () =>
    place.database((db) =>
      db.selectFrom('deliveries').selectAll().where('transport', '=', 'chat').orderBy('alert_id').execute(),
    )
  return { ...place, folder, service, app, staff, post, go, posts, channel: row!.id }
}

test('channels: post a notice once, even without subscribers, and edit the post later', async () => {
  const { service, post, go, posts, staff } = await collegeOfChat()
  const { body } = await staff.get('/api/alerts/estimate')
  expect(body.data).toEqual({ recipients: 0, phones: 0, seconds: 0, channels: ["Parents' chat"] })
  const id = await post()
  await go()
  await go()
  expect(service.calls.map(({ path }) => path)).toEqual(['/send'])
  expect(service.calls[0]!.headers['authorization']).toBe(`Bearer ${token}`)
  expect(JSON.parse(service.calls[0]!.body)).toMatchObject({
    chat_id: '@parents',
    text: expect.stringMatching(/^No classes: All levels[^]*Walang pasok: [^]*\/class-status\/1$/),
  })
  await staff.delete(`/api/class-status/${id}?tell_families=1`)
  await go()
  expect(service.calls[1]!.path).toBe('/edit')
  expect(JSON.parse(service.calls[1]!.body)).toMatchObject({
    message_id: 1,
    text: expect.stringMatching(/^Withdrawn: /),
  })
  expect(await posts()).toMatchObject([
    { state: 'taken', reference: '1' },
    { state: 'taken', reference: '1' },
  ])
  expect((await staff.get<{ status: string }[]>('/api/alerts')).body.data[0]).toMatchObject({
    status: 'over',
    total: 0,
  })
})

test.each([
  [{ is_on: 0 }, told],
  [
    { is_on: 1, levels: ['Tertiary'] },
    { ...told, levels: ['Elementary'] },
  ],
])('channels: post nothing with the settings %j', async (values, notice) => {
  const { service, post, go } = await collegeOfChat(values)
  await post(notice)
  await go()
  expect(service.calls).toEqual([])
})

test('channels: store an error without the token in any encoding, and resend the post on request', async () => {
  const { service, post, go, posts, staff, dump } = await collegeOfChat()
  const echoes = [
    token,
    encodeURIComponent(token),
    btoa(`x:${token}`),
    JSON.stringify(token).replaceAll('/', '\\/'),
  ]
  service.answer = () => ({ status: 403, body: `No ${echoes.join(' ')}` })
  await post()
  await go()
  const [first] = await posts()
  expect(first).toMatchObject({
    state: 'failed',
    reply: expect.stringContaining('HTTP 403 Forbidden No …'),
  })
  const kept = await dump('deliveries', 'channels', 'alerts')
  for (const echo of echoes) expect(kept).not.toContain(JSON.stringify(echo).slice(1, -1))
  service.answer = () => taken(7)
  expect((await staff.put('/api/alerts/1/resend')).status).toBe(200)
  await go()
  expect(await posts()).toMatchObject([{ state: 'taken', reference: '7' }])
})

test.each([
  [{ status: 200, body: '{"ok":false}' }, 'failed'],
  [{ status: 302, headers: { location: '/elsewhere' } }, 'failed'],
  [{ status: 502 }, 'unknown'],
  ['hang', 'unknown'],
] as const)("channels: a post answered with %j is %s and isn't repeated", async (answer, state) => {
  const { service, post, go, posts } = await collegeOfChat()
  service.answer = () => answer
  await post()
  await go()
  await go()
  expect(await posts()).toMatchObject([{ state }])
  expect(service.calls).toHaveLength(1)
})

test('channels: a post is retried as late as a busy service asks', async () => {
  const { service, post, go, posts, staff, standStill, app } = await collegeOfChat()
  service.answer = () => ({ status: 429, headers: { 'retry-after': '90' } })
  await post()
  await go()
  expect((await staff.get<object>('/api/alerts/1')).body.data).toMatchObject({
    status: 'sending',
    posts: [{ state: 'waiting', problem: 'HTTP 429 Too Many Requests' }],
  })
  service.answer = () => taken(7)
  standStill(75)
  await app.alertSender.sendDue()
  expect(service.calls).toHaveLength(1)
  await go()
  expect(await posts()).toMatchObject([{ state: 'taken', reference: '7' }])
})

test('channels: an upgrade in the middle of alerts loses and repeats neither posts nor e-mails', async () => {
  const { service, post, go, posts, database, ofFamilies, ...place } = await collegeOfChat()
  await subscribeFamilies({ database }, ['family@home.example'])
  for (const reason of ['waiting', 'sending', 'taken', 'failed']) await post({ ...told, reason })
  await database(async (db) => {
    const state = sql`case id when 1 then 'waiting' when 2 then 'sending' when 3 then 'taken' else 'failed' end`
    await sql`drop table deliveries`.execute(db)
    await sql`create table deliveries as select id as alert_id, 1 as contact_id, replace(${state}, 'sending', 'held') as state,
      0 as twice, case id when 2 then 7 end as owner, 0 as tries, '2026-11-01' as due_at, null as taken_at,
      cast(null as integer) as took, null as reply from alerts`.execute(db)
    await sql`create table channel_posts as select id as alert_id, 'chat' as channel, ${state} as state,
      case id when 3 then '5' end as reference, null as taken_at, null as problem from alerts`.execute(db)
    await sql`update alerts set status = 'sending', reached = 1, total = 1`.execute(db)
    await postsAreDeliveries(createSchema(db))
  })
  await go()
  await go()
  expect(service.calls).toHaveLength(1)
  expect(ofFamilies()).toHaveLength(2)
  expect(await posts()).toMatchObject(
    ['taken', 'unknown', 'taken', 'failed'].map((state, index) => ({ state, alert_id: index + 1 })),
  )
  await place.staff.delete('/api/class-status/3?tell_families=1')
  await go()
  expect(service.calls[1]).toMatchObject({ path: '/edit', body: expect.stringMatching('"message_id":5') })
})

test('channels: a test message goes only to the tester, and its reply is shown', async () => {
  const { service, staff, channel } = await collegeOfChat({ is_on: 0 })
  expect((await staff.put(`/api/channels/${channel}/try`)).status).toBe(200)
  await expect
    .poll(async () => (await staff.get<{ tried: string }>(`/api/channels/${channel}`)).body.data.tried)
    .toMatch(/^Posted. HTTP 200 OK/)
  expect(JSON.parse(service.calls[0]!.body)).toMatchObject({ chat_id: '@tester' })
})

test('channels: a channel with a missing variable is off and shows the problem, and the site still works', async () => {
  const { anotherNode, folder, service, post } = await collegeOfChat()
  await post()
  const app = await anotherNode({ COLLEGE_DIR: folder, PRIVATE_CHANNELS: service.origin })
  const staff = personAt(app)
  await staff.post('/login', account)
  const [row] = (await staff.get<{ id: number; is_on: number; problem: string }[]>('/api/channels')).body.data
  expect(row).toMatchObject({
    is_on: 1,
    problem: 'CHANNEL_TOKEN must be set to one line of at least four ASCII characters.',
  })
  expect((await staff.put(`/api/channels/${row!.id}/try`)).body.message).toBe(
    'The channel’s file is invalid. Correct the problem shown here and try again.',
  )
  const { body } = await staff.get('/api/alerts/estimate')
  expect(body.data).toEqual({ recipients: 0, phones: 0, seconds: 0 })
})
