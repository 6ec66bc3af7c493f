import { expect, test } from 'vitest'
import { password } from '../../support/people/accounts.ts'
import { college, type CollegeOptions } from '../../support/people/college.ts'
import { mailbox } from '../../support/people/mailbox.ts'
import type { Person } from '../../support/people/person.ts'
import { openLink, register } from '../../support/people/register.ts'

const email = 'admin@college.example'
const fresh = 'bahay kubo kahit munti'
const settings = { TRUST_PROXY: '127.0.0.0/8' }
const from = (address: string) => ({ 'x-forwarded-for': address })
/** The campus has one public IP address. */
const campus = from('203.0.113.7')
const guess = (person: Person, headers = campus) =>
  person.post('/login', { username: 'admin', password: 'a guess' }, headers)
const enter = (person: Person, headers = campus) =>
  person.post('/login', { username: 'admin', password }, headers)

const withMail = async (more: CollegeOptions = {}) => {
  const box = await mailbox()
  return {
    box,
    ...(await college({ ...more, settings: { ...settings, MAIL_URL: box.url, ...more.settings } })),
  }
}

test("accounts: a known browser signs in despite a stranger's failed attempts from the same IP address", async () => {
  const { visitor } = await college({ settings })
  const [owner, stranger] = [visitor(), visitor()]
  expect((await enter(owner)).status).toBe(200)
  await owner.post('/logout', undefined, campus)
  for (let each = 0; each < 6; each++) await guess(stranger)
  for (let each = 0; each < 60; each++)
    await stranger.post('/login', { username: `somebody${each}`, password: 'a guess' }, campus)
  expect((await enter(stranger)).status).toBe(429)
  expect((await enter(owner)).status).toBe(200)
})

test('accounts: a known browser has its own limit of five attempts a minute', async () => {
  const { visitor } = await college({ settings })
  const browser = visitor()
  await enter(browser)
  const answers = []
  for (let each = 0; each < 7; each++) answers.push((await guess(browser, from(`203.0.113.${each}`))).status)
  expect(answers).toEqual([422, 422, 422, 422, 422, 429, 429])
})

test('accounts: a device cookie counts only with its signature and for its own account', async () => {
  const { visitor, staff } = await college({ settings })
  const owner = visitor()
  const { headers } = await enter(owner)
  expect(headers['set-cookie']).toMatch(
    /kampana_device=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax/,
  )
  const device = owner.cookie('kampana_device')!
  const other = await staff({})
  const forged = [
    device.replace(/^1\./, '2.'),
    `${device.slice(0, -1)}${device.endsWith('x') ? 'y' : 'x'}`,
    '1..',
    '1.x.y',
    other.cookie('kampana_device')!,
  ]
  for (const [index, cookie] of forged.entries()) {
    const address = from(`198.51.100.${index}`)
    const stranger = visitor()
    for (let each = 0; each < 5; each++) await guess(stranger, address)
    const session = `kampana_session=${stranger.cookie('kampana_session')}; XSRF-TOKEN=x; kampana_device=${cookie}`
    const answer = await stranger.send({
      method: 'POST',
      path: '/login',
      body: { username: 'admin', password },
      headers: { ...address, cookie: session, 'x-xsrf-token': stranger.cookie('XSRF-TOKEN')! },
    })
    expect([cookie, answer.status]).toEqual([cookie, 429])
  }
})

/** Makes failed attempts from different IP addresses until unknown browsers must wait, and returns the statuses. */
const besiege = async (robot: Person, count: number, username = 'admin'): Promise<number[]> => {
  const statuses: number[] = []
  for (let each = 0; each < count; each++)
    statuses.push(
      (await robot.post('/login', { username, password: 'a guess' }, from(`198.51.100.${each}`))).status,
    )
  return statuses
}

test("guesses at one account: delay unknown browsers up to 15 minutes, and never the owner's browser", async () => {
  let time = Date.parse('2026-11-21T08:00:00Z')
  const { visitor } = await college({ settings, now: () => new Date(time) })
  const [owner, robot] = [visitor(), visitor()]
  await enter(owner)
  expect(await besiege(robot, 22)).toEqual([...Array<number>(21).fill(422), 429])
  expect((await enter(owner)).status).toBe(200)
  const waits: number[] = []
  for (let each = 0; each < 6; each++) {
    const { headers } = await guess(robot, from(`192.0.2.${each}`))
    waits.push(Number(headers['retry-after']))
    time += waits.at(-1)! * 1000
    expect((await guess(robot, from(`192.0.3.${each}`))).status).toBe(422)
  }
  expect(waits).toEqual([60, 120, 240, 480, 900, 900])
  time += 900_000
  expect((await enter(visitor(), from('192.0.2.9'))).status).toBe(200)
})

test('guesses at one account: an owner with two-step sign-in uses the one attempt per wait, and a wrong code fails', async () => {
  let time = Date.parse('2026-11-21T08:00:00Z')
  const { visitor, database } = await college({ settings, now: () => new Date(time) })
  await besiege(visitor(), 22)
  const twoStep = (two_step_confirmed_at: string | null) =>
    database((db) => db.updateTable('users').set({ two_step_secret: 'x', two_step_confirmed_at }).execute())
  await twoStep('2026-01-01')
  time += 120_000
  const owner = visitor()
  expect((await enter(owner, from('192.0.2.1'))).body.errors).toHaveProperty('code')
  const withCode = { username: 'admin', password, code: '123456' }
  expect((await owner.post('/login', withCode, from('192.0.2.1'))).status).toBe(422)
  expect((await owner.post('/login', withCode, from('192.0.2.1'))).status).toBe(429)
  time += 900_000
  expect((await enter(owner, from('192.0.2.1'))).status).toBe(422)
  await twoStep(null)
  expect((await enter(owner, from('192.0.2.1'))).status).toBe(200)
})

test('accounts: sends an account ten unlock e-mails a day, and ignores requests within minutes', async () => {
  let time = Date.parse('2026-11-21T08:00:00Z')
  const { visitor, dump } = await college({ settings, now: () => new Date(time) })
  const stranger = visitor()
  for (let each = 0; each < 36; each++) {
    await stranger.post('/email/unlock', { username: 'admin' }, campus)
    time += 5 * 60_000
  }
  const letters = async () => (await dump('letters')).split('Sign in without waiting').length - 1
  expect(await letters()).toBe(10)
  time += 24 * 60 * 60_000
  await stranger.post('/email/unlock', { username: 'admin' }, campus)
  expect(await letters()).toBe(11)
})

test('guesses at one account: are limited to about 120 a day, even from thousands of IP addresses', async () => {
  let time = Date.parse('2026-11-21T08:00:00Z')
  const { visitor } = await college({ settings, now: () => new Date(time) })
  const robot = visitor()
  let tried = 0
  for (let minute = 0; minute < 24 * 60; minute++) {
    const address = from(`198.51.${Math.floor(minute / 250)}.${minute % 250}`)
    const { status } = await robot.post('/login', { username: 'admin', password: 'a guess' }, address)
    if (status === 422) tried++
    time += 60_000
  }
  expect(tried).toBeLessThan(125)
}, 120_000)

test('guesses at one account: an unlock e-mail lets the owner in once per link, only with password and code', async () => {
  let time = Date.parse('2026-11-21T08:00:00Z')
  const { box, visitor, database } = await withMail({ now: () => new Date(time) })
  const robot = visitor()
  await besiege(robot, 22)
  const owner = visitor()
  const refused = await enter(owner, from('192.0.2.1'))
  expect([refused.status, refused.body]).toEqual([429, expect.objectContaining({ unlock: true })])
  const ask = (person: Person, username: string) => person.post('/email/unlock', { username }, campus)
  const asked = await ask(owner, 'Admin')
  const letter = await box.next(email)
  expect(letter.subject).toBe('Sign in without waiting')
  const token = new URL(letter.link).searchParams.get('unlock')!
  const use = (person: Person, word = token) => person.put('/email/unlock', { token: word }, campus)

  // The reply doesn't reveal if the account exists, and a second e-mail is delayed.
  const unknown = await ask(visitor(), 'nobody')
  expect([unknown.status, unknown.text]).toEqual([asked.status, asked.text])
  expect((await ask(visitor(), 'admin')).text).toBe(asked.text)
  await database((db) => db.updateTable('users').set({ is_active: 0 }).execute())
  time += 11 * 60_000
  expect((await ask(visitor(), 'admin')).text).toBe(asked.text)
  await database((db) => db.updateTable('users').set({ is_active: 1 }).execute())
  expect(box.arrived).toHaveLength(1)

  const [id, expires, signature] = token.split('.')
  for (const forged of ['', 'x', `2.${expires}.${signature}`, `${id}.${Number(expires) + 1}.${signature}`])
    expect([forged, (await use(visitor(), forged)).status]).toEqual([forged, 422])
  expect((await use(owner)).status).toBe(200)
  expect((await use(visitor())).body.errors).toHaveProperty('token')
  // The robot continues its attempts.
  await besiege(robot, 3)
  expect((await guess(owner, from('192.0.2.1'))).status).toBe(422)
  expect((await owner.get('/api/user')).status).toBe(401)
  await database((db) =>
    db.updateTable('users').set({ two_step_secret: 'x', two_step_confirmed_at: '2026-01-01' }).execute(),
  )
  expect((await enter(owner, from('192.0.2.1'))).body.errors).toHaveProperty('code')
  await database((db) => db.updateTable('users').set({ two_step_confirmed_at: null }).execute())
  expect((await enter(owner, from('192.0.2.1'))).status).toBe(200)

  time += 10 * 60_000
  await ask(visitor(), 'admin')
  const late = new URL((await box.next(email)).link).searchParams.get('unlock')!
  time += 60 * 60_000
  expect((await use(visitor(), late)).status).toBe(422)
})

test("accounts: one IP address alone doesn't lock an account, and successful sign-ins don't count", async () => {
  const { visitor } = await college({ settings })
  const robot = visitor()
  for (let each = 0; each < 50; each++) await guess(robot)
  for (let each = 0; each < 30; each++)
    expect((await enter(visitor(), from(`198.51.100.${each}`))).status).toBe(200)
})

test("accounts: a stranger's requests neither invalidate nor block the owner's reset link", async () => {
  let time = Date.parse('2026-11-21T08:00:00Z')
  const { box, visitor } = await withMail({ now: () => new Date(time) })
  const stranger = visitor()
  const ask = (person: Person, headers = campus) => person.post('/password/email', { email }, headers)
  expect((await ask(stranger)).status).toBe(200)
  // The owner requests an e-mail in the same minute: the reply is the same, and the first link stays valid.
  expect((await ask(visitor(), from('192.0.2.1'))).status).toBe(200)
  const token = new URL((await box.next(email)).link).searchParams.get('token')!
  for (let each = 0; each < 50; each++) {
    time += 61_000
    expect((await ask(stranger)).status).toBe(200)
  }
  // Five more e-mails arrive in fifty minutes, not fifty.
  expect(box.arrived.length).toBeLessThan(8)
  // Wrong tokens from the owner's IP address don't block the valid one either.
  const use = (word: string) =>
    visitor().post(
      '/password/reset',
      { token: word, email, password: fresh, password_confirmation: fresh },
      campus,
    )
  const wrong = []
  for (let each = 0; each < 11; each++) wrong.push((await use('0'.repeat(64))).status)
  expect(wrong.at(-1)).toBe(429)
  expect((await use(token)).status).toBe(200)
})

test('accounts: a known browser gets its reset e-mail despite the limit of its IP address', async () => {
  const { box, visitor } = await withMail()
  const [owner, stranger] = [visitor(), visitor()]
  await enter(owner)
  for (let each = 0; each < 11; each++)
    await stranger.post('/password/email', { email: each ? `no${each}@one.example` : email }, campus)
  await box.next(email)
  expect((await stranger.post('/password/email', { email }, campus)).status).toBe(429)
  const asked = await owner.post('/password/email', { email }, campus)
  expect(asked.status).toBe(200)
  expect((await box.next(email)).subject).toBe('Reset your password')
})

test('accounts: a browser becomes known by a password reset', async () => {
  const { box, visitor } = await withMail()
  const owner = visitor()
  await owner.post('/password/email', { email }, campus)
  const token = new URL((await box.next(email)).link).searchParams.get('token')!
  const form = { token, email, password: fresh, password_confirmation: fresh }
  expect((await owner.post('/password/reset', form, campus)).status).toBe(200)
  const stranger = visitor()
  for (let each = 0; each < 6; each++) await guess(stranger)
  expect((await owner.post('/login', { username: 'admin', password: fresh }, campus)).status).toBe(200)
})

test('accounts: an unconfirmed account is deleted after seven days, and its names are available again', async () => {
  let time = new Date('2026-11-21T08:00:00Z')
  const { app, box, visitor, dump } = await withMail({ now: () => time })
  await register(visitor(), 'maria')
  await register(visitor(), 'ana')
  await openLink(visitor(), box, 'ana@divinian.example')
  time = new Date('2026-11-28T07:59:00Z')
  await app.cleanUp()
  expect((await register(visitor(), 'maria')).status).toBe(422)
  time = new Date('2026-11-28T08:00:01Z')
  await app.cleanUp()
  const users = await dump('users')
  expect(users).not.toContain('maria')
  expect(users).toContain('ana@divinian.example')
  expect(await dump('trash')).toBe('[[]]')
  const entry = "Housekeeping deleted the unconfirmed account of the user 'Maria Santos'"
  expect((await dump('logs')).split(entry)).toHaveLength(2)
  expect((await register(visitor(), 'maria')).status).toBe(201)
})
