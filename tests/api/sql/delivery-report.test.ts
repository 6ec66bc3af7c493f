import type { SMTPServerOptions } from 'smtp-server'
import { expect, test } from 'vitest'
import { familyAddresses } from '../../support/people/families.ts'
import { refusal, stormyCollege } from '../../support/people/stormy-college.ts'

const day = 24 * 60 * 60

/** A mail server that accepts one mailbox whose name looks like a formula, and rejects another without ending its contact. */
const picky: SMTPServerOptions = {
  onRcptTo: ({ address }, _session, done) =>
    done(address.startsWith('no') ? refusal(554, '5.6.0 Not <no@home.example>, "sorry"') : null),
}

test('delivery report: a spreadsheet lists every delivery, with masked addresses and without formulas', async () => {
  const { post, pass, alert, administrator, staff } = await stormyCollege(
    ['=family@home.example', 'no@home.example'],
    picky,
  )
  await post()
  await pass(15)
  const { id } = await alert()
  const sheet = await administrator.get(`/api/alerts/${id}/deliveries.csv`)
  expect(sheet.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(sheet.headers['cache-control']).toBe('no-store')
  expect(sheet.text.trimEnd().split('\r\n')).toEqual([
    '"address","state","perhaps twice","handed over","reply"',
    expect.stringMatching(/^"'=…@home\.example","taken","","2026-11-20T20:30:15\.000000Z","250 /),
    '"n…@home.example","failed","","","554 5.6.0 Not <…>, ""sorry"""',
  ])
  const stranger = await staff({ may: ['list alerts'] })
  expect((await stranger.get(`/api/alerts/${id}/deliveries.csv`)).status).toBe(403)
})

test('delivery report: deliveries are deleted after 90 days, but counts and reasons are retained', async () => {
  const { post, pass, alert, app, database } = await stormyCollege(
    [...familyAddresses(3), 'no@home.example'],
    picky,
  )
  await post()
  await pass(15)
  const before = await alert()
  expect(before).toMatchObject({ status: 'partly', total: 4, taken: 3, failed: 1 })
  await pass(89 * day)
  await app.cleanUp()
  const count = () =>
    database(async (db) => (await db.selectFrom('deliveries').select('contact_id').execute()).length)
  expect(await count()).toBe(4)
  await pass(2 * day)
  await app.cleanUp()
  expect(await count()).toBe(0)
  expect(await alert()).toEqual({ ...before, status: 'over' })
})

test("delivery report: an alert without failures can't be resent", async () => {
  const { post, pass, alert, administrator, ofFamilies } = await stormyCollege(familyAddresses(2))
  await post()
  await pass(15)
  const { status, body } = await administrator.put(`/api/alerts/${(await alert()).id}/resend`)
  expect([status, body.message]).toEqual([409, 'This alert is still being sent or has no failed deliveries.'])
  await pass(1)
  expect(ofFamilies()).toHaveLength(2)
})

test('delivery report: withdrawing a notice stops its alert and notifies the families who received it', async () => {
  let isWithdrawn = false
  let begun = 0
  const waiting: (() => void)[] = []
  let withdraw = async (): Promise<unknown> => undefined
  const { post, pass, alerts, ofFamilies, administrator } = await stormyCollege(familyAddresses(80), {
    onMailFrom: (_address, _session, done) => {
      begun += 1
      if (begun === 20) void withdraw()
      waiting.push(done)
      if (begun < 20 || isWithdrawn) for (const goOn of waiting.splice(0)) goOn()
    },
  })
  const id = await post()
  withdraw = async () => {
    await administrator.delete(`/api/class-status/${id}?tell_families=1`)
    isWithdrawn = true
    for (const goOn of waiting.splice(0)) goOn()
  }
  await pass(15)
  const [latest, stopped] = await alerts()
  expect([stopped!.status, latest!.event]).toEqual(['stopped', 'withdrawn'])
  const told = ofFamilies().length
  expect(told).toBeLessThan(60)
  await pass(15)
  const letters = Map.groupBy(ofFamilies(), ({ to }) => to[0])
  expect(letters.size).toBe(80)
  for (const each of letters.values()) expect(each.at(-1)!.subject).toMatch(/^Withdrawn: /)
  expect(ofFamilies()).toHaveLength(told + 80)
  expect((await alerts())[1]).toMatchObject({ status: 'stopped', taken: told })
})

test('delivery report: the dashboard warns while e-mails are sent too slowly', async () => {
  let isHanging = true
  const waiting: (() => void)[] = []
  const { post, pass, standStill, administrator, alert } = await stormyCollege(familyAddresses(20), {
    onMailFrom: (_address, _session, done) => (isHanging ? void waiting.push(() => done()) : done()),
  })
  const problems = async () =>
    (await administrator.get<{ problems: string[] }>('/api/condition')).body.data.problems
  const slow = 'E-mails to families are sent at less than half the usual speed.'
  await post()
  const going = pass(15)
  await expect.poll(() => waiting.length).toBe(5)
  expect(await problems()).not.toContain(slow)
  standStill(40)
  expect(await problems()).toContain(slow)
  isHanging = false
  for (const goOn of waiting) goOn()
  await going
  expect(await alert()).toMatchObject({ status: 'over', taken: 20 })
  expect(await problems()).not.toContain(slow)
})
