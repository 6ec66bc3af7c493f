import { subscriptionTexts } from '@kampana/shared/notices/subscription-texts'
import { alertsPath } from '@kampana/shared/notices/subscription'
import { expect, test } from 'vitest'
import { pushService } from '../../support/people/push-service.ts'
import { stormyCollege } from '../../support/people/stormy-college.ts'

const words = subscriptionTexts.en
type Sent = Readonly<Record<string, string | readonly string[]>>

/** A college with a push service, and the requests of the page's script. */
const opened = async () => {
  const service = await pushService()
  const place = await stormyCollege([], {}, { push: service.origin })
  const request = async (method: 'GET' | 'POST', url: string, sent: Sent = {}, headers: object = {}) => {
    const form = new URLSearchParams(
      Object.entries(sent).flatMap(([name, value]) => [value].flat().map((each) => [name, each])),
    )
    const { statusCode, body } = await place.app.inject({
      method,
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      ...(method === 'POST' && { payload: form.toString() }),
    })
    return { status: statusCode, body }
  }
  const press = async (sent: Sent, headers: object = {}) => {
    const { status, body } = await request('POST', `${alertsPath}/push`, { language: 'en', ...sent }, headers)
    return { status, body, path: (JSON.parse(body) as { data?: { path: string } }).data?.path ?? '' }
  }
  return { ...place, service, request, press }
}

test('phone sign-up: subscribes a phone by one request, and a second request changes its preferences', async () => {
  const { service, press, request, post, pass, administrator, dump } = await opened()
  const phone = service.phone()
  const first = await press({ ...phone, levels: ['Tertiary'] })
  expect(first.status).toBe(201)
  const again = await press({ ...phone, language: 'fil', levels: ['Elementary'] })
  expect(again.path).toBe(first.path)
  const page = await request('GET', again.path)
  expect(page.body).toContain(subscriptionTexts.fil.push.address)
  expect(page.body).not.toContain(phone.endpoint)
  const { data } = (await administrator.get<{ channels: object }>('/api/subscribers/counts')).body
  expect(data.channels).toEqual({ push: 1 })
  expect((await administrator.get('/api/subscribers')).text).toContain(new URL(service.origin).host)
  for (const secret of [phone.endpoint, phone.p256dh, phone.auth])
    expect(await dump('contacts', 'subscribers')).not.toContain(secret)
  await post()
  await pass(15)
  expect(service.arrived.map(({ text }) => JSON.parse(text).notification.lang)).toEqual(['fil'])
})

test('phone sign-up: lets the preferences page change, end and delete the subscription, as for e-mail', async () => {
  const { service, press, request, database } = await opened()
  const { path } = await press({ ...service.phone() })
  expect((await request('GET', `${path}/kept.json`)).body).toContain('"channel": "push"')
  expect((await request('POST', path, { language: 'en', levels: 'Tertiary' })).body).toContain(
    words.pages.saved[0],
  )
  expect((await request('POST', `${path}/unsubscribe`)).body).toContain(words.pages.ended[0])
  expect(await database((db) => db.selectFrom('contacts').select('why').execute())).toEqual([
    { why: 'unsubscribed' },
  ])
  await request('POST', `${path}/delete`)
  expect(await database((db) => db.selectFrom('contacts').select('id').execute())).toEqual([])
})

test('phone sign-up: offers browsers a public key on the P-256 curve', async () => {
  const { request } = await opened()
  const { data } = JSON.parse((await request('GET', `${alertsPath}/push`)).body) as { data: { key: string } }
  const key = Buffer.from(data.key, 'base64url')
  expect([key.length, key[0]]).toEqual([65, 4])
})

test('phone sign-up: rejects an invalid push address, key or level, and stores nothing', async () => {
  const { service, press, database } = await opened()
  for (const [what, wrong] of [
    ['a link-local address', { endpoint: 'http://169.254.169.254/latest/meta-data' }],
    ['localhost', { endpoint: 'https://localhost/push' }],
    ['an unknown push service', { endpoint: 'https://push.evil.example/abc' }],
    ['an endpoint with a space', { endpoint: 'https://fcm.googleapis.com/a b' }],
    ['no key', { p256dh: '' }],
    ['a key outside the curve', { p256dh: Buffer.alloc(65, 4).toString('base64url') }],
    ['a short secret', { auth: 'AAAA' }],
    ['an unknown level', { levels: 'Nursery' }],
  ] as const)
    expect([what, (await press({ ...service.phone(), ...wrong })).status]).toEqual([what, 422])
  expect(await database((db) => db.selectFrom('subscribers').select('id').execute())).toEqual([])
})

test('phone sign-up: rejects requests from another website, and limits the phones per IP address', async () => {
  const { service, press } = await opened()
  const phone = service.phone()
  expect((await press({ ...phone }, { origin: 'https://evil.example' })).status).toBe(403)
  for (let count = 0; count < 60; count += 1) await press({ ...phone })
  expect((await press({ ...phone })).status).toBe(429)
})
