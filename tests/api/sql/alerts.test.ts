import type { SMTPServerOptions } from 'smtp-server'
import { expect, test } from 'vitest'
import { familyAddresses, subscribeFamilies, subscribePhones } from '../../support/people/families.ts'
import { dyingMailServer } from '../../support/people/dying-mail-server.ts'
import { pushService } from '../../support/people/push-service.ts'
import { notice, refusal, stormyCollege, told, type Storm } from '../../support/people/stormy-college.ts'

test('alerts: notify families fifteen seconds after a notice is posted, in both languages, and staff see the result', async () => {
  const families = familyAddresses(12)
  const { post, pass, ofFamilies, alert, alerts, mail, app, visitor } = await stormyCollege(families)
  await post()
  await pass(14)
  expect(ofFamilies()).toEqual([])
  expect(await alerts()).toMatchObject([{ status: 'held', event: 'posted', total: 0 }])
  await pass(1)
  expect(ofFamilies().map(({ to }) => to[0])).toEqual(expect.arrayContaining(families))
  const [letter] = ofFamilies()
  expect(letter!.subject).toBe('No classes: All levels, Sat, Nov 21, until midnight')
  for (const words of ['Signal No. 2', 'Walang pasok', 'Signal Blg. 2', 'Baha sa Convent Road'])
    expect(letter!.text).toContain(words)
  const family = letter!.to[0]!
  const unsubscribe = `http://localhost:3000/class-status/alerts/token-of-${family}/unsubscribe`
  expect(letter!.text).toContain(unsubscribe)
  expect(letter!.raw).toContain(`List-Unsubscribe: <${unsubscribe}>`)
  expect(letter!.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(letter!.raw).toMatch(/^List-ID: .*class-notices\.localhost/im)
  expect(letter!.raw).toContain('Content-Language: en, fil')
  expect(letter!.text).toContain('Please do not reply. We don’t read replies to this address.')
  expect(letter!.messageId).toMatch(/^<alert-\d+-\d+@college\.example>$/)
  expect(await alert()).toMatchObject({ status: 'over', total: 12, taken: 12, failed: 0, gone: 0, twice: 0 })
  const [{ id }] = (await visitor().get<[{ id: number }]>('/api/class-status/now')).body.data
  const { sent } = (await visitor().get<{ sent: unknown }>(`/api/class-status/${id}`)).body.data
  expect(sent).toEqual({ inboxes: 12, phones: 0, at: '2026-11-20T20:30:15.000000Z' })
  const page = (await visitor().get('/class-status')).text
  expect(page).toContain('Sent to 12 inboxes by 4:30 AM')
  expect(page).toContain('Naipadala sa 12 inbox bago mag-4:30 AM')
  await app.outbox.sendDue()
  const staff = mail.arrived.find(({ subject }) => subject.startsWith('Class notice being sent'))
  expect(staff?.to).toEqual(['admin@college.example'])
})

test('alerts: start with Filipino for subscribers who chose it', async () => {
  const { post, pass, ofFamilies, ...place } = await stormyCollege([])
  await subscribeFamilies(place, ['pamilya@home.example'], { language: 'fil' })
  await post()
  await pass(15)
  expect(ofFamilies()[0]!.raw).toContain('Content-Language: fil, en')
  expect(ofFamilies()[0]!.text.trim()).toMatch(/^Walang pasok: /)
})

test('alerts: notify nobody unless requested, and stop if the notice is withdrawn in time', async () => {
  const { post, pass, ofFamilies, alerts, administrator } = await stormyCollege(familyAddresses(2))
  await post(notice)
  const id = await post()
  await pass(10)
  await administrator.delete(`/api/class-status/${id}`)
  await pass(60)
  expect(ofFamilies()).toEqual([])
  expect(await alerts()).toMatchObject([{ status: 'stopped' }])
  await administrator.post(`/api/class-status/${id}/restore`)
  await pass(60)
  expect(ofFamilies()).toEqual([])
})

test('alerts: a change and a withdrawal also reach the families who received the first alert', async () => {
  const { post, pass, ofFamilies, administrator, ...place } = await stormyCollege(['all@home.example'])
  await subscribeFamilies(place, ['grade@home.example'], { levels: ['Elementary'] })
  const id = await post()
  await pass(15)
  const edited = { levels: ['Tertiary'], tell_families: 1 }
  expect((await administrator.put(`/api/class-status/${id}`, edited)).status).toBe(200)
  await pass(15)
  await administrator.delete(`/api/class-status/${id}?tell_families=1`)
  await pass(15)
  for (const family of ['all@home.example', 'grade@home.example'])
    expect(
      ofFamilies()
        .filter(({ to }) => to.includes(family))
        .map(({ subject }) => subject),
    ).toEqual([
      'No classes: All levels, Sat, Nov 21, until midnight',
      'Changed: No classes: Tertiary, Sat, Nov 21, until midnight',
      'Withdrawn: No classes: Tertiary, Sat, Nov 21, until midnight',
    ])
})

test('alerts: end a contact whose mailbox is gone, retry a busy mailbox, and mask addresses in reasons', async () => {
  let isBusy = true
  const refuse: SMTPServerOptions = {
    onRcptTo: ({ address }, _session, done) => {
      if (address.startsWith('gone')) return done(refusal(550, '5.1.1 No such user <gone@home.example>'))
      done(address.startsWith('busy') && isBusy ? refusal(450, '4.2.1 Try later') : null)
    },
  }
  const { post, pass, ofFamilies, alert, database } = await stormyCollege(
    ['gone@home.example', 'busy@home.example', 'good@home.example'],
    refuse,
  )
  await post()
  await pass(15)
  expect(await alert()).toMatchObject({ status: 'sending', taken: 1, gone: 1 })
  isBusy = false
  await pass(30)
  const { status, taken, gone, reasons } = await alert()
  expect({ status, taken, gone }).toEqual({ status: 'over', taken: 2, gone: 1 })
  expect(reasons).toEqual([{ state: 'gone', reply: '550 5.1.1 No such user <…>', count: 1 }])
  expect(ofFamilies().map(({ to }) => to[0])).toEqual(['good@home.example', 'busy@home.example'])
  const ended = await database((db) =>
    db.selectFrom('contacts').select('why').where('ended_at', 'is not', null).execute(),
  )
  expect(ended).toEqual([{ why: 'gone' }])
})

test('alerts: stop e-mails if the mail server rejects every recipient, continue with phones, and can be resent', async () => {
  let isRefusing = true
  let asked = 0
  const phones = await pushService()
  const place = await stormyCollege(
    familyAddresses(60),
    {
      onMailFrom: (_address, _session, done) => {
        asked += 1
        done(isRefusing ? refusal(550, '5.7.1 Not from you') : null)
      },
    },
    { push: phones.origin },
  )
  const { post, pass, alert, ofFamilies, administrator } = place
  await subscribePhones(place, Array.from({ length: 5 }, phones.phone))
  await post()
  await pass(15)
  const stopped = await alert()
  expect(stopped).toMatchObject({ status: 'partly', taken: 5, phones: 5, failed: 60 })
  expect(stopped.problem).toBe('550 5.7.1 Not from you')
  expect(asked).toBeLessThanOrEqual(30)
  expect(JSON.stringify((await administrator.get('/api/condition')).body)).toContain('rejects class notices')
  isRefusing = false
  expect((await administrator.put(`/api/alerts/${stopped.id}/resend`)).status).toBe(200)
  await pass(1)
  expect(await alert()).toMatchObject({ status: 'over', taken: 65, failed: 0, problem: null })
  expect(ofFamilies()).toHaveLength(60)
})

test.each([
  ['was withdrawn', async ({ administrator }, id) => administrator.delete(`/api/class-status/${id}`)],
  ['has ended', async ({ pass }) => pass(60 * 60)],
] satisfies [string, (place: Storm, id: number) => Promise<unknown>][])(
  "alerts: an alert whose notice %s can't be resent",
  async (_how, end) => {
    let isRefusing = true
    const place = await stormyCollege(familyAddresses(60), {
      onMailFrom: (_address, _session, done) => done(isRefusing ? refusal(550, '5.7.1 Not from you') : null),
    })
    const id = await place.post({ ...told, ends_at: '2026-11-20T21:00:00Z' })
    await place.pass(15)
    isRefusing = false
    await end(place, id)
    const { status, body } = await place.administrator.put(`/api/alerts/${(await place.alert()).id}/resend`)
    expect([status, body.message]).toEqual([409, 'This alert is out of date.'])
    await place.pass(1)
    expect(place.ofFamilies()).toEqual([])
  },
)

test('alerts: resend an e-mail after a lost connection with its Message-ID, and count it', async () => {
  const dying = await dyingMailServer('before it says so')
  const { post, pass, alert } = await stormyCollege(['family@home.example'], {}, { url: dying.url })
  await post()
  for (const seconds of [15, 10, 10, 10, 10]) await pass(seconds)
  expect(await alert()).toMatchObject({ status: 'over', taken: 0, failed: 0, twice: 1 })
  // The report to staff fails with the same server.
  const toFamily = dying.taken.filter((email) => email.includes('To: <family@home.example'))
  const ids = toFamily.map((email) => /^Message-ID: (.*)$/m.exec(email)?.[1])
  expect(ids.length).toBeGreaterThan(1)
  expect(new Set(ids).size).toBe(1)
})

test('alerts: retry later over a new connection if the mail server asks to slow down', async () => {
  let drops = 1
  const asked: string[] = []
  const { post, pass, alert, ofFamilies } = await stormyCollege(['family@home.example'], {
    onMailFrom: (_address, session, done) => {
      asked.push(session.id)
      done(drops-- > 0 ? refusal(421, '4.7.0 Slow down') : null)
    },
  })
  await post()
  await pass(15)
  expect(await alert()).toMatchObject({ status: 'sending', taken: 0, twice: 0 })
  await pass(30)
  expect(await alert()).toMatchObject({ status: 'over', taken: 1, twice: 0 })
  expect(ofFamilies()).toHaveLength(1)
  expect(asked).toHaveLength(2)
  expect(new Set(asked).size).toBe(2)
})

test('alerts: resend and count the unfinished deliveries of a crashed node', async () => {
  const push = await pushService()
  const place = await stormyCollege(familyAddresses(4), {}, { push: push.origin })
  const { post, pass, alert, ofFamilies, database } = place
  await subscribePhones(place, [push.phone()])
  await post()
  await database((db) => db.updateTable('alerts').set({ status: 'sending', total: 5 }).execute())
  await database(async (db) => {
    const [{ id }] = (await db.selectFrom('alerts').select('id').execute()) as [{ id: number }]
    const contacts = await db.selectFrom('contacts').select(['id', 'channel']).orderBy('id').execute()
    // One e-mail and one push are being sent.
    const states = ['sending', 'held', 'held', 'held', 'sending'] as const
    const delivery = { alert_id: id, owner: 7, due_at: '2026-11-01' }
    const values = contacts.map(({ id: contact_id, channel: transport }, index) =>
      Object.assign({ transport, contact_id, state: states[index]! }, delivery),
    )
    await db.insertInto('deliveries').values(values).execute()
  })
  await pass(15)
  // A second push replaces the first, so nobody sees two.
  expect(await alert()).toMatchObject({ status: 'over', taken: 5, twice: 1 })
  expect(ofFamilies()).toHaveLength(4)
  expect(push.arrived).toHaveLength(1)
})

test("alerts: don't send a notice that has ended", async () => {
  const { post, pass, alert, ofFamilies } = await stormyCollege(['family@home.example'], {
    onMailFrom: (_address, _session, done) => done(refusal(451, '4.3.0 Later')),
  })
  await post()
  await pass(15)
  for (let hour = 0; hour < 3; hour += 1) {
    await pass(60 * 60)
    await alert()
  }
  expect(await alert()).toMatchObject({ status: 'partly', taken: 0, failed: 1 })
  expect(ofFamilies()).toEqual([])
})
