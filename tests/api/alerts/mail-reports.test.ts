import { expect, test } from 'vitest'
import { subscribeFamilies } from '../../support/people/families.ts'
import { stormyCollege, told } from '../../support/people/stormy-college.ts'

const secret = 'the secret of the mail server'
const settings = { MAIL_RETURN_PATH: 'bounces@college.example', MAIL_REPORTS_TOKEN: secret }
const day = 24 * 60 * 60

const report = (raw: string, type: string, fields: string) =>
  [
    `Content-Type: multipart/report; report-type=${type}; boundary=x`,
    '',
    '--x',
    `Content-Type: message/${type}`,
    '',
    fields,
    '',
    '--x',
    'Content-Type: text/rfc822-headers',
    '',
    raw.split('\r\n\r\n')[0],
    '--x--',
  ].join('\r\n')

const bouncing = async () => {
  let from = ''
  const place = await stormyCollege(
    [],
    {
      onMailFrom: ({ address }, _session, done) => {
        from = address
        done()
      },
    },
    { settings },
  )
  const family = 'family@home.example'
  await subscribeFamilies(place, [family], { token: 'f'.repeat(43) })
  const { app, database, post, pass, ofFamilies } = place
  const send = async (payload: string, authorization = `Bearer ${secret}`) =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/mail/reports',
        headers: { authorization, 'content-type': 'message/rfc822' },
        payload,
      })
    ).statusCode
  return {
    ...place,
    send,
    from: () => from,
    letter: async () => {
      await post({ ...told, ends_at: '2026-12-30T00:00:00Z' })
      await pass(15)
      return ofFamilies().at(-1)!.raw
    },
    contact: () =>
      database((db) => db.selectFrom('contacts').select(['why', 'failures']).executeTakeFirstOrThrow()),
  }
}

test('mail reports: ends a contact after a hard bounce, but only if the report carries the secret', async () => {
  const { letter, send, from, contact, administrator, alert } = await bouncing()
  const raw = await letter()
  expect(from()).toBe('bounces@college.example')
  const bounce = report(raw, 'delivery-status', 'Action: failed\r\nStatus: 5.1.1')
  expect(await send(bounce, 'Bearer another secret')).toBe(404)
  expect(await send('Subject: Thank you\r\n\r\nGood to know.')).toBe(204)
  expect(await contact()).toEqual({ why: null, failures: 0 })
  expect(await send(bounce)).toBe(204)
  expect(await contact()).toEqual({ why: 'gone', failures: 0 })
  expect(await alert()).toMatchObject({ status: 'over', taken: 1, failed: 0 })
  const counts = await administrator.get('/api/subscribers/counts')
  expect(counts.body.data).toMatchObject({ seesReports: true, receiving: 0, ended: { gone: 1 } })
})

test('mail reports: counts a full mailbox once per e-mail, and ends the contact after three within more than a week', async () => {
  const { letter, send, contact, pass } = await bouncing()
  const comesBack = async () => {
    const bounce = report(await letter(), 'delivery-status', 'Action: failed\r\nStatus: 5.2.2')
    await send(bounce)
    await send(bounce)
  }
  await comesBack()
  await pass(4 * day)
  await comesBack()
  expect(await contact()).toEqual({ why: null, failures: 2 })
  await pass(4 * day)
  await comesBack()
  expect(await contact()).toEqual({ why: 'failing', failures: 3 })
})

test('mail reports: ends a contact that reports an e-mail as spam', async () => {
  const { letter, send, contact, administrator } = await bouncing()
  await send(report(await letter(), 'feedback-report', 'Feedback-Type: abuse\r\nVersion: 1'))
  expect((await contact()).why).toBe('complained')
  const counts = await administrator.get('/api/subscribers/counts')
  expect(counts.body.data).toMatchObject({ ended: { complained: 1 } })
})

test('mail reports: returns 404 without a configured secret', async () => {
  const { app } = await stormyCollege([])
  const { statusCode } = await app.inject({ method: 'POST', url: '/api/mail/reports', payload: {} })
  expect(statusCode).toBe(404)
})
