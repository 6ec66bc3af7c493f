import type { LookupAddress } from 'node:dns'
import { expect, test } from 'vitest'
import { openPushConnection } from './post-push.ts'
import { isPushService, NotPublic, publicLookup } from './services.ts'

const settings = { pushServices: ['https://push.college.example'] }

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://api.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://push.college.example/abc',
])('services: accepts the push service %s', (endpoint) =>
  expect(isPushService(endpoint, settings)).toBe(true),
)

test.each([
  'http://169.254.169.254/latest/meta-data',
  'https://169.254.169.254/',
  'https://localhost/',
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/',
  'https://evil.example/fcm.googleapis.com',
  'https://somebody@fcm.googleapis.com/',
  'https://evilpush.apple.com/',
  'https://push.apple.com.evil.example/',
  'https://push.college.example:444/abc',
  'http://push.college.example/abc',
  'file:///etc/passwd',
  'fcm.googleapis.com',
  '',
  `https://fcm.googleapis.com/${'a'.repeat(1000)}`,
])('services: rejects %s as a push service', (endpoint) =>
  expect(isPushService(endpoint, settings)).toBe(false),
)

const resolvingTo = (...addresses: string[]) =>
  publicLookup((_host, _options, done) =>
    done(
      null,
      addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
    ),
  )
const resolve = (lookup: ReturnType<typeof publicLookup>) =>
  new Promise((done) => lookup('web.push.apple.com', {}, (error, address) => done(error ?? address)))

test.each([
  '127.0.0.1',
  '10.0.0.8',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::127.0.0.1',
  '::7f00:1',
  '::10.0.0.8',
  '::ffff:0:127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::7f00:1',
  '2002:7f00:1::',
  '2001::7f00:1',
  'fec0::1',
  '4000::1',
  'ff02::1',
])('services: rejects a name that resolves to %s, even beside a public address', async (address) => {
  expect(await resolve(resolvingTo(address))).toBeInstanceOf(NotPublic)
  expect(await resolve(resolvingTo('17.57.146.1', address))).toBeInstanceOf(NotPublic)
})

test('services: resolves a name with public addresses only', async () => {
  expect(await resolve(resolvingTo('17.57.146.1', '2a01:b740:a42::1'))).toBe('17.57.146.1')
})

test('services: sends nothing to a known name that resolves to this machine', async () => {
  const connection = openPushConnection(settings, resolvingTo('127.0.0.1'))
  const call = connection.post('https://web.push.apple.com/abc', {}, Buffer.of())
  await expect(call).rejects.toMatchObject({ cause: expect.any(NotPublic) })
  await expect(connection.post('https://localhost/abc', {}, Buffer.of())).rejects.toThrow('push service')
  connection.close()
})
