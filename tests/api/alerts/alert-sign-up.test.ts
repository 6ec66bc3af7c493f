import { subscriptionTexts } from '@kampana/shared/notices/subscription-texts'
import { describe, expect, test } from 'vitest'
import { classNotice } from '../../support/input/inputs.ts'
import { college } from '../../support/people/college.ts'
import { mailbox } from '../../support/people/mailbox.ts'
import { refusal } from '../../support/people/stormy-college.ts'

const alerts = '/class-status/alerts'
const ana = 'ana@family.example'
const words = subscriptionTexts.en
type Sent = Readonly<Record<string, string>> | readonly (readonly [string, string])[]

/**
 * A college with a mail server and a clock that the test moves. Its requests, like those of mail programs, carry no cookies.
 */
const opened = async (mailServer: Parameters<typeof mailbox>[0] = {}) => {
  const clock = { time: new Date('2026-11-21T08:00:00Z') }
  const box = await mailbox(mailServer)
  const own = await college({ settings: { MAIL_URL: box.url }, now: () => clock.time })
  const { app } = own
  const request = async (method: 'GET' | 'POST', url: string, sent?: Sent, more: object = {}) => {
    const {
      statusCode: status,
      headers,
      body,
    } = await app.inject({
      method,
      url: url.replace(/^https?:\/\/[^/]+/, ''),
      headers: { ...(sent && { 'content-type': 'application/x-www-form-urlencoded' }) },
      ...(sent && { payload: new URLSearchParams(sent as never).toString() }),
      ...more,
    })
    return { status, headers, body }
  }
  const get = (url: string) => request('GET', url)
  const post = (url: string, sent: Sent = {}) => request('POST', url, sent)
  const ask = (sent: Record<string, string> = {}) => post(alerts, { email: ana, language: 'en', ...sent })
  /** Requests a confirmation e-mail and returns its link. */
  const link = async (to = ana, sent: Record<string, string> = {}): Promise<string> => {
    await ask({ email: to, ...sent })
    await app.outbox.sendDue()
    return (await box.next(to)).link
  }
  /** Requests and confirms a subscription, and returns the address of its preferences page. */
  const subscribe = async (to = ana, sent: Record<string, string> = {}): Promise<string> => {
    const confirm = await link(to, sent)
    await post(confirm)
    return confirm.replace(/\/confirm$/, '')
  }
  return { ...own, box, clock, request, get, post, ask, link, subscribe }
}

const later = (clock: { time: Date }, hours: number) =>
  void (clock.time = new Date(clock.time.getTime() + hours * 60 * 60 * 1000))

describe('alert sign-up: a new subscriber', () => {
  test('confirms by a button behind the e-mailed link, so that link scanners confirm nothing', async () => {
    const { ask, app, box, get, post, dump } = await opened()
    const { status, headers } = await ask({ updates: 'on' })
    expect([status, headers.location, headers['set-cookie']]).toEqual([303, `${alerts}?sent#sent`, undefined])
    expect((await get(`${alerts}?sent`)).body).toContain(words.sent)
    await app.outbox.sendDue()
    const { link, subject, raw } = await box.next(ana)
    expect([subject, link]).toEqual([
      words.letters.confirm.subject,
      expect.stringMatching(/\/class-status\/alerts\/[\w-]{43}\/confirm$/),
    ])
    expect(raw).toContain('<html lang=')
    const origin = await app.listen({ host: '127.0.0.1', port: 0 })
    for (const method of ['GET', 'HEAD'] as const) {
      const page = await fetch(origin + new URL(link).pathname, { method })
      const headers = ['cache-control', 'x-robots-tag', 'referrer-policy'].map((name) =>
        page.headers.get(name),
      )
      expect([page.status, ...headers]).toEqual([200, 'no-store', 'noindex, nofollow', 'no-referrer'])
    }
    const before = (await get(link)).body
    expect(before).toContain(words.confirm)
    expect(before).toContain('a…@family.example')
    expect(before).not.toMatch(/<script/)
    expect(await dump('subscribers')).toContain('"confirmed_at":null')

    expect((await post(link)).body).toContain(words.pages.confirmed[0])
    expect(await dump('subscribers')).toContain('"confirmed_at":"2026-11-21T08:00:00.000000Z"')
    expect(await dump('subscribers')).toContain('no name and no child')
    for (const again of [await post(link), await get(link)])
      expect(again.body).toContain(words.pages['already confirmed'][0])
  })

  test("can't find out if an address is subscribed: the reply is alike, and the e-mail reports it", async () => {
    const { ask, app, box, subscribe, dump } = await opened()
    await subscribe()
    const known = await ask({ language: 'fil' })
    const unknown = await ask({ email: 'ben@family.example' })
    expect([known.status, known.headers.location, known.body]).toEqual([
      unknown.status,
      unknown.headers.location,
      unknown.body,
    ])
    await app.outbox.sendDue()
    expect((await box.next(ana)).subject).toBeTruthy()
    // A stranger's request doesn't change the owner's language.
    expect(JSON.parse(await dump('subscribers'))[0][0].language).toBe('en')
  })

  test('may request again before confirming, which extends the first link by 48 hours', async () => {
    const { link, post, clock, get, app } = await opened()
    const first = await link()
    later(clock, 47)
    expect(await link(ana, { language: 'fil' })).toBe(first)
    later(clock, 47)
    await app.cleanUp()
    expect((await get(first)).body).toContain(subscriptionTexts.fil.confirm)
    later(clock, 1)
    expect((await post(first)).status).toBe(404)
    await app.cleanUp()
    expect((await get(first)).body).toContain(words.pages.unknown[0])
  })

  test('is stored once for several simultaneous requests', async () => {
    const { ask, dump } = await opened()
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask()))
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303])
    expect(JSON.parse(await dump('subscribers', 'contacts')).map((rows: unknown[]) => rows.length)).toEqual([
      1, 1,
    ])
  })

  test('sees errors below the fields, and the form keeps its input', async () => {
    const { ask, dump, post } = await opened()
    for (const email of [
      'ana at home',
      'a@b.example\r\nBcc: all@college.example',
      '"ana reyes"@family.example',
      'ñ@family.example',
      'ana@family',
      'ana@127.0.0.1',
      `${'a'.repeat(308)}@family.example`,
      '',
    ]) {
      const { status, body } = await ask({ email })
      expect([email, status, body.includes(words.badAddress)]).toEqual([email, 422, true])
    }
    const stale = await post(alerts, { email: ana, levels: 'Nursery of long ago' })
    expect([stale.status, stale.body.includes(words.choose), stale.body.includes(ana)]).toEqual([
      422,
      true,
      true,
    ])
    expect(await dump('subscribers', 'letters')).toBe('[[],[]]')
  })

  test('may have an address with a plus sign or a non-ASCII domain', async () => {
    const { ask, app, box } = await opened()
    await ask({ email: ' ana+school@Family.example ' })
    await ask({ email: 'ana@señor.example' })
    await app.outbox.sendDue()
    expect(box.arrived.map(({ to }) => to)).toEqual([
      ['ana+school@family.example'],
      // The test mail server decodes the domain.
      ['ana@señor.example'],
    ])
  })

  test('is asked once to confirm an address with a likely typo', async () => {
    const { ask, app, box } = await opened()
    const { status, body } = await ask({ email: 'ana@gmial.com' })
    expect([status, body.includes(words.didYouMean('ana@gmail.com'))]).toEqual([422, true])
    expect((await ask({ email: 'ana@gmial.com', asked_email: 'ana@gmial.com' })).status).toBe(303)
    await app.outbox.sendDue()
    await box.next('ana@gmial.com')
  })

  test('is rejected if another website or a robot submits the form', async () => {
    const { ask, request, dump } = await opened()
    const foreign = await request(
      'POST',
      alerts,
      { email: ana },
      { headers: { origin: 'https://elsewhere.example' } },
    )
    expect(foreign.status).toBeGreaterThanOrEqual(400)
    expect((await ask({ website: 'https://spam.example' })).status).toBe(303)
    expect(await dump('subscribers')).toBe('[[]]')
  })
})

describe('alert sign-up: a flood of requests', () => {
  test('sends at most three e-mails a day to one address, ignoring plus tags', async () => {
    const { ask, app, box, clock } = await opened()
    for (const plus of ['', '+1', '+2', '+3', ''])
      expect((await ask({ email: `ana${plus}@family.example` })).status).toBe(303)
    await app.outbox.sendDue()
    expect(box.arrived).toHaveLength(3)
    later(clock, 25)
    await ask()
    await app.outbox.sendDue()
    expect(box.arrived).toHaveLength(4)
  })

  test("from six networks doesn't delay another family's e-mail", async () => {
    const { app, box, clock, request, get } = await opened()
    const from = (remoteAddress: string, email: string) =>
      request('POST', alerts, { email, language: 'en' }, { remoteAddress })
    for (let each = 0; each < 50; each++)
      for (let network = 0; network < 6; network++)
        await from(`10.0.${network}.${each}`, `stranger${each}@network${network}.example`)
    await app.outbox.sendDue()
    const early = box.arrived.length
    expect(early).toBeGreaterThan(6)
    later(clock, 20 / 3600)
    const { status, headers } = await from('10.9.9.9', ana)
    expect([status, headers.location]).toEqual([303, `${alerts}?sent=later#sent`])
    const page = (await get(`${alerts}?sent=later`)).body
    expect(page).toContain(words.sentLater)
    expect(page).toContain(subscriptionTexts.fil.sentLater)
    later(clock, 1 / 60)
    await app.outbox.sendDue()
    const next = box.arrived.slice(early).map(({ to }) => to[0])
    expect(next.indexOf(ana)).toBeOneOf([0, 1, 2, 3, 4, 5, 6])
    expect(next.length).toBeGreaterThan(6)
  })
})

describe("alert sign-up: a subscriber's link", () => {
  test('is rejected if it is forged, truncated or from another college', async () => {
    const { subscribe, get, post } = await opened()
    const choices = await subscribe()
    const token = choices.split('/').at(-1)!
    for (const other of [
      token.slice(0, -1),
      `${token}A`,
      token.toLowerCase(),
      'A'.repeat(43),
      '..%2f',
      `${token}%00`,
    ])
      for (const page of ['', '/confirm', '/unsubscribe']) {
        const url = `${alerts}/${other}${page}`
        expect([url, (await get(url)).status, (await post(url)).status]).toEqual([url, 404, 404])
      }
    for (const call of [
      get(`${alerts}/${'A'.repeat(43)}/kept.json`),
      post(`${alerts}/${'A'.repeat(43)}/delete`),
    ])
      expect((await call).status).toBe(404)
    expect((await get(choices)).body).toContain(words.pages.choices[0])
  })

  test('changes preferences, exports the stored data, and deletes everything', async () => {
    const { subscribe, get, post, dump, settings } = await opened()
    const choices = await subscribe()
    const page = (await get(choices)).body
    const [first = ''] = /name="levels" value="([^"]+)"/.exec(page)?.slice(1) ?? []
    const saved = await post(choices, [
      ['levels', first],
      ['language', 'fil'],
      ['updates', 'on'],
    ])
    expect(saved.body).toContain(subscriptionTexts.fil.pages.saved[0])
    expect(saved.body).toContain('<html lang="fil"')
    const kept = await get(`${choices}/kept.json`)
    expect(kept.headers['content-disposition']).toContain('class-notices.json')
    expect(JSON.parse(kept.body)).toMatchObject({
      subscriber: { language: 'fil', kinds: 'all' },
      contact: { address: ana, levels: [first] },
    })
    expect((await get(`${choices}/confirm`)).body).toContain(
      subscriptionTexts.fil.pages['already confirmed'][0],
    )
    expect((await post(`${choices}/delete`)).body).toContain(words.pages.deleted[0])
    expect(await dump('subscribers', 'contacts', 'letters')).toBe('[[],[],[]]')
    expect((await get(choices)).status).toBe(404)
    expect(settings.publicUrl).toBeDefined()
  })

  test('unsubscribes by one POST of a mail program, of either content type, without cookie, token or redirect', async () => {
    const { subscribe, request, get, dump } = await opened()
    const bodies = [
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      [
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      ],
    ] as const
    for (const [at, [type, payload]] of bodies.entries()) {
      const choices = await subscribe(`family${at}@home.example`)
      expect((await get(`${choices}/unsubscribe`)).body).toContain(words.pages.unsubscribe[0])
      const { status, headers } = await request('POST', `${choices}/unsubscribe`, undefined, {
        headers: { 'content-type': type, origin: 'null' },
        payload,
      })
      expect([status, headers['set-cookie'], headers.location]).toEqual([200, undefined, undefined])
      expect((await get(choices)).body).toContain(words.pages.ended[0])
    }
    expect(JSON.parse(await dump('contacts'))[0].map(({ why }: { why: string }) => why)).toEqual([
      'unsubscribed',
      'unsubscribed',
    ])
  })

  test('expires 30 days after unsubscribing, and a new sign-up starts afresh', async () => {
    const { subscribe, post, get, app, clock, dump } = await opened()
    const choices = await subscribe()
    await post(`${choices}/unsubscribe`)
    later(clock, 29 * 24)
    await app.cleanUp()
    expect((await get(choices)).body).toContain(words.pages.ended[0])
    later(clock, 24 + 1)
    await app.cleanUp()
    expect(await dump('subscribers', 'contacts')).toBe('[[],[]]')
    expect((await get(await subscribe())).body).toContain(words.pages.choices[0])
  })
})

test('alert sign-up: sends a subscriber an alert, and stops after a POST to the List-Unsubscribe header', async () => {
  const { subscribe, administrator, app, box, clock, request } = await opened()
  await subscribe()
  const notice = { ...classNotice, starts_at: '2026-11-21T16:00:00Z', ends_at: '2026-11-22T15:59:00Z' }
  const tell = async () => {
    await administrator.post('/api/class-status', { ...notice, tell_families: 1 })
    later(clock, 20 / 3600)
    await app.alertSender.sendDue()
  }
  await tell()
  const letter = box.arrived.find(({ raw }) => raw.includes('List-Unsubscribe:'))
  expect(letter?.to).toEqual([ana])
  const [, header = ''] = /^List-Unsubscribe: <([^>]+)>/m.exec(letter!.raw) ?? []
  const one = await request('POST', header, { 'List-Unsubscribe': 'One-Click' })
  expect([one.status, one.body.includes(words.pages.ended[0])]).toEqual([200, true])
  const arrived = box.arrived.length
  await tell()
  await tell()
  expect(box.arrived.slice(arrived).filter(({ to }) => to.includes(ana))).toEqual([])
})

test('alert sign-up: stores no plain address, link or name of a subscriber', async () => {
  const { subscribe, dump, post } = await opened()
  const choices = await subscribe()
  await post(choices, { language: 'en' })
  const leaked = await dump('subscribers', 'contacts', 'letters', 'waiting_sign_ups')
  expect(leaked.replaceAll('a…@family.example', '')).not.toContain('family.example')
  expect(leaked).not.toContain(choices.split('/').at(-1)!)
})

test("alert sign-up: masks subscribers' addresses for staff, even in failed e-mails", async () => {
  let isRefused = true
  const { ask, app, administrator, box, database, clock } = await opened({
    onRcptTo: ({ address }, _session, done) =>
      done(isRefused ? refusal(550, `5.7.1 <${address}> is not welcome`) : undefined),
  })
  const list = async (filter: object = {}) =>
    (
      await administrator.get<Record<'recipient' | 'problem' | 'status', string>[]>(
        `/api/letters?filter=${encodeURIComponent(JSON.stringify(filter))}`,
      )
    ).body.data
  await ask()
  await app.outbox.sendDue()
  expect(await list()).toMatchObject([
    { recipient: 'a…@family.example', problem: expect.stringContaining('<…>') },
  ])
  // A search by address would reveal subscribers.
  for (const filter of [{ recipient: ana }, { q: 'ana@family' }]) expect(await list(filter)).toEqual([])
  await database((db) => db.updateTable('letters').set({ recipient: ana }).execute())
  expect(await list()).toMatchObject([{ recipient: 'a…@family.example' }])
  isRefused = false
  later(clock, 1)
  await app.outbox.sendDue()
  expect((await box.next(ana)).subject).toBe(words.letters.confirm.subject)
})
