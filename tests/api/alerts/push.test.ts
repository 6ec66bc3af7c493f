import { encryptPush } from '@kampana/server/alerts/push/encrypt-push'
import { expect, test } from 'vitest'
import { generateRequestDetails, generateVAPIDKeys } from 'web-push'
import { familyAddresses, subscribeFamilies, subscribePhones } from '../../support/people/families.ts'
import { pushService } from '../../support/people/push-service.ts'
import { notice, stormyCollege, told } from '../../support/people/stormy-college.ts'

const subject = 'No classes: All levels, Sat, Nov 21, until midnight'

/** A college with subscribers, an alert and a push service. */
const collegeOfPhones = async () => {
  const service = await pushService()
  return { service, ...(await stormyCollege([], {}, { push: service.origin })) }
}

test('push: the test push service accepts requests from web-push, but not with another key', async () => {
  const service = await pushService()
  const { endpoint, ...keys } = service.phone()
  const details = generateRequestDetails({ endpoint, keys }, 'No classes', {
    vapidDetails: { subject: 'mailto:notices@college.example', ...generateVAPIDKeys() },
    contentEncoding: 'aes128gcm',
  })
  const body = new Uint8Array(details.body ?? [])
  const send = async (headers: object) =>
    (await fetch(endpoint, { method: 'POST', headers: { ...headers }, body })).status
  expect(await send(details.headers)).toBe(201)
  expect(service.arrived.map(({ text }) => text)).toEqual(['No classes'])
  const forged = String(details.headers['Authorization']).replace(
    /k=.*/,
    `k=${generateVAPIDKeys().publicKey}`,
  )
  expect(await send({ ...details.headers, Authorization: forged })).toBe(403)
})

test.each(['Walang pasok: Lahat ng antas 🌀', '', 'a'.repeat(3900)])(
  'push: encrypts a message so that only its phone can read it',
  async (text) => {
    const { phone, open } = await pushService()
    const [mine, other] = [phone(), phone()]
    const body = encryptPush(text, mine)
    expect(open(mine, body)).toBe(text)
    expect(() => open(other, body)).toThrow('authenticate')
    expect(body.length).toBeLessThanOrEqual(4096)
    expect(() => encryptPush(text, { ...mine, p256dh: mine.auth })).toThrow('key')
  },
)

test("push: notifies phones as well as mailboxes, each in its language, with the notice's lifetime", async () => {
  const { service, post, pass, alert, administrator, visitor, now, ...place } = await collegeOfPhones()
  const [english, filipino] = [service.phone(), service.phone()]
  await subscribePhones(place, [english])
  await subscribePhones(place, [filipino], { language: 'fil' })
  await subscribePhones(place, [service.phone()], { levels: ['Tertiary'] })
  await subscribeFamilies(place, familyAddresses(2))
  const estimate = await administrator.get('/api/alerts/estimate?levels=["Elementary"]')
  expect(estimate.body.data).toMatchObject({ recipients: 4, phones: 2 })
  const id = await post({ ...told, levels: ['Elementary'] })
  await pass(15)
  const pushes = new Map(service.arrived.map((push) => [push.phone, push]))
  expect([...pushes.keys()]).toEqual(expect.arrayContaining([english, filipino]))
  expect(pushes.size).toBe(2)
  const { headers, claims, text } = pushes.get(english)!
  expect(headers).toMatchObject({
    topic: `class-status-${id}`,
    urgency: 'high',
    ttl: String((Date.parse(notice.ends_at) - now()) / 1000),
  })
  expect(claims.sub).toBe('mailto:notices@college.example')
  expect(claims.exp - now() / 1000).toBeLessThanOrEqual(24 * 60 * 60)
  expect(JSON.parse(text)).toEqual({
    web_push: 8030,
    notification: {
      title: 'No classes: Elementary, Sat, Nov 21, until midnight',
      body: 'Elementary, all campuses\nSaturday, November 21, 2026\nSignal No. 2\nBaha sa Convent Road',
      lang: 'en',
      tag: `class-status-${id}`,
      navigate: `http://localhost:3000/class-status/${id}`,
    },
  })
  expect(JSON.parse(pushes.get(filipino)!.text).notification).toMatchObject({
    title: expect.stringMatching(/^Walang pasok: /),
    lang: 'fil',
  })
  expect(await alert()).toMatchObject({ status: 'over', total: 4, taken: 4, phones: 2, failed: 0 })
  expect((await visitor().get('/class-status')).text).toContain('Sent to 4 phones and inboxes by 4:30 AM')
  const sheet = await administrator.get(`/api/alerts/${(await alert()).id}/deliveries.csv`)
  expect(sheet.text).toContain(`"${new URL(service.origin).host}","taken"`)
})

test('push: sends to many phones with one signature and few connections', async () => {
  const { service, post, pass, ...place } = await collegeOfPhones()
  await subscribePhones(
    place,
    Array.from({ length: 60 }, () => service.phone()),
  )
  await post()
  await pass(15)
  expect(service.arrived).toHaveLength(60)
  expect(new Set(service.arrived.map(({ headers }) => headers.authorization)).size).toBe(1)
  expect(service.connections()).toBeLessThanOrEqual(22)
  expect(JSON.parse(service.arrived[0]!.text).notification.title).toBe(subject)
})

test('push: ends phones that are gone, retries busy phones, and reports rejections', async () => {
  const { service, post, pass, alert, database, ...place } = await collegeOfPhones()
  const [gone, missing, busy, down, wrong, moved] = Array.from({ length: 6 }, () => service.phone())
  service.answer(gone!, { status: 410 })
  service.answer(missing!, { status: 404 })
  service.answer(busy!, { status: 429, headers: { 'retry-after': '600' } })
  service.answer(down!, { status: 503 })
  service.answer(wrong!, { status: 400, text: 'Malformed' })
  service.answer(moved!, { status: 307, headers: { location: `${service.origin}/elsewhere` } })
  await subscribePhones({ database, ...place }, [gone!, missing!, busy!, down!, wrong!, moved!])
  await post()
  await pass(15)
  expect(await alert()).toMatchObject({ status: 'sending', taken: 0, gone: 2, failed: 2 })
  for (const phone of [busy!, down!]) service.answer(phone, { status: 201 })
  await pass(60)
  expect(service.arrived.map(({ phone }) => phone)).toEqual([down])
  await pass(540)
  expect(service.arrived.map(({ phone }) => phone)).toEqual([down, busy])
  const { reasons, ...counts } = await alert()
  expect(counts).toMatchObject({ status: 'partly', taken: 2, phones: 2, gone: 2, failed: 2, twice: 0 })
  expect(reasons).toEqual(
    expect.arrayContaining([
      { state: 'failed', reply: 'HTTP 400 Bad Request Malformed', count: 1 },
      { state: 'failed', reply: 'HTTP 307 Temporary Redirect', count: 1 },
    ]),
  )
  const ended = await database((db) =>
    db.selectFrom('contacts').select('why').where('ended_at', 'is not', null).execute(),
  )
  expect(ended).toEqual([{ why: 'gone' }, { why: 'gone' }])
})

test('push: replaces the previous notification of a notice, with the same topic and lifetime', async () => {
  const { service, post, pass, administrator, ...place } = await collegeOfPhones()
  await subscribePhones(place, [service.phone()])
  const id = await post()
  await pass(15)
  await administrator.delete(`/api/class-status/${id}?tell_families=1`)
  await pass(15)
  const [first, second] = service.arrived.map(({ text }) => JSON.parse(text).notification)
  expect(second.tag).toBe(first.tag)
  expect(second.title).toBe(`Withdrawn: ${subject}`)
  expect(service.arrived[1]!.headers.topic).toBe(service.arrived[0]!.headers.topic)
})

test('push: sends e-mails even if every push fails', async () => {
  const { service, post, pass, alert, ...place } = await collegeOfPhones()
  const phones = Array.from({ length: 30 }, () => service.phone())
  for (const phone of phones) service.answer(phone, { status: 403, text: 'No' })
  await subscribePhones(place, phones)
  await subscribeFamilies(place, familyAddresses(3))
  await post()
  await pass(15)
  expect(await alert()).toMatchObject({ status: 'partly', taken: 3, failed: 30, problem: null })
})
