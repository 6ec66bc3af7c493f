import { expect, inject, test } from 'vitest'
import { administrator as first } from '../../support/people/accounts.ts'
import { college } from '../../support/people/college.ts'
import { personAt } from '../../support/people/person.ts'

const day = 24 * 60 * 60 * 1000
const wrong = 'The server’s clock is wrong. The server uses the database’s time until the clock is set.'

/** A machine whose clock is ahead by a number of milliseconds, which the test may change. */
const machine = (ahead = 0) => {
  const clock = { ahead, awake: 0 }
  return {
    clock,
    own: () => new Date(Date.now() + clock.ahead),
    elapsed: () => performance.now(),
    awake: () => performance.now() + clock.awake,
  }
}

if (inject('database') === 'postgres') {
  test.for([400, -400])("clock: a node %d days off uses the database's time", async (days) => {
    const lines: string[] = []
    const opened = await college()
    const { app, administrator, visitor, dump } = opened
    const embargo = new Date(Date.now() + 30 * day).toISOString()
    const later = await opened.publish({ title: 'Embargoed', posted_at: embargo })
    await visitor().post('/api/contactUs', {
      name: 'Ana',
      email: 'ana@family.example',
      contact_number: '0917',
      subject: 'Fees',
      message: 'When?',
    })
    await administrator.delete(`/api/updates/${(await opened.publish()).id}`)
    const before = await dump('messages', 'trash')

    const other = await opened.anotherNode(
      { LOG_LEVEL: 'warn' },
      { clocks: machine(days * day), log: { write: (line) => lines.push(line) } },
    )
    expect(lines.filter((line) => line.includes(wrong))).toHaveLength(1)
    await other.publishDue()
    await other.cleanUp()
    expect((await visitor().get(`/api/updates/${later.id}`)).status).toBe(404)
    expect(await dump('messages', 'trash')).toBe(before)
    // A session works on both nodes and expires at the same time.
    const person = personAt(other)
    expect((await person.post('/login', first)).status).toBe(200)
    const [sessions] = JSON.parse(await dump('sessions')) as [{ expires_at: string; created_at: string }[]]
    for (const { created_at } of sessions)
      expect(Math.abs(Date.parse(created_at) - Date.now())).toBeLessThan(120_000)
    expect((await administrator.get('/api/user')).status).toBe(200)

    expect(await personAt(other).get('/health/ready')).toMatchObject({
      status: 200,
      body: { status: 'ok', problems: [wrong] },
    })
    expect((await personAt(app).get('/health/ready')).body).toEqual({ status: 'ok' })
  })

  test('clock: attempts counted by a node with a wrong clock block nobody longer than the limit', async () => {
    const { app, anotherNode } = await college()
    const other = await anotherNode({}, { clocks: machine(400 * day) })
    const guesser = personAt(other)
    for (let each = 0; each < 6; each++) await guesser.post('/login', { ...first, password: 'a guess' })
    const { status, headers } = await personAt(app).post('/login', { ...first, password: 'a guess' })
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(3600)
  })

  test('clock: an error of two minutes is tolerated, and a change at run time is noticed immediately', async () => {
    const clocks = machine(100_000)
    const { app, publish, visitor } = await college({ clocks })
    const waiting = await publish({ title: 'Later', posted_at: new Date(Date.now() + day).toISOString() })
    const ready = async () => (await visitor().get('/health/ready')).body as unknown
    expect(await ready()).toEqual({ status: 'ok' })
    clocks.clock.ahead = 2 * day
    expect(await app.publishDue()).toBe(0)
    expect((await visitor().get(`/api/updates/${waiting.id}`)).status).toBe(404)
    expect(await ready()).toEqual({ status: 'ok', problems: [wrong] })
    clocks.clock.ahead = 0
    expect(await ready()).toEqual({ status: 'ok' })
  })
} else {
  const leapt = expect.stringContaining('clock jumped')

  test('clock: a single node pauses for an hour after a jump, and then accepts the new time', async () => {
    const clocks = machine()
    const { app, publish, visitor } = await college({ clocks })
    const posted_at = new Date(Date.now() + day).toISOString()
    const waiting = await publish({ title: 'Later', posted_at })
    const read = async () => (await visitor().get(`/api/updates/${waiting.id}`)).status
    clocks.clock.ahead = 2 * day
    await app.lookAtClock()
    expect([await app.publishDue(), await app.cleanUpUnlessJustDone(), await read()]).toEqual([0, false, 404])
    expect((await visitor().get('/health/ready')).body).toMatchObject({ status: 'ok', problems: [leapt] })
    clocks.clock.ahead += 61 * 60_000
    clocks.clock.awake = 61 * 60_000
    await app.lookAtClock()
    expect([await app.publishDue(), await app.cleanUpUnlessJustDone(), await read()]).toEqual([1, true, 200])
  })

  test('clock: jobs continue after a corrected clock, and after the machine slept', async () => {
    const clocks = machine()
    const { app } = await college({ clocks })
    clocks.clock.ahead = 2 * day
    await app.lookAtClock()
    clocks.clock.ahead = 0
    await app.lookAtClock()
    expect(await app.cleanUpUnlessJustDone()).toBe(true)
    Object.assign(clocks.clock, { ahead: day, awake: day })
    await app.lookAtClock()
    expect(await app.cleanUpUnlessJustDone()).toBe(true)
  })

  test.for([
    ['behind the last recorded time', -1],
    ['more than a month ahead of the last recorded time', 400],
  ])('clock: a start deletes nothing if the clock is %s', async ([, days]) => {
    const { app, anotherNode, dump, administrator, update } = await college()
    await app.cleanUp()
    await administrator.delete(`/api/updates/${update.id}`)
    const later = await anotherNode({}, { clocks: machine(Number(days) * day) })
    expect(await later.cleanUpUnlessJustDone()).toBe(false)
    await later.cleanUp()
    expect(await dump('trash')).not.toBe('[[]]')
    const night = await anotherNode({}, { clocks: machine(day / 2) })
    expect((await personAt(night).get('/health/ready')).body).toEqual({ status: 'ok' })
  })
}
