import { signInLog } from '@kampana/server/account/sign-in/sign-in'
import { expect, test } from 'vitest'
import { password } from '../../support/people/accounts.ts'
import { college } from '../../support/people/college.ts'
import type { Person } from '../../support/people/person.ts'

interface Entry {
  description: string
  action: string
  username: string | null
  properties: { ip?: string }
}
const settings = { TRUST_PROXY: '127.0.0.0/8' }
const from = (address: string) => ({ 'x-forwarded-for': address })
const entries = async (person: Person, ...actions: string[]): Promise<Entry[]> => {
  const filter = encodeURIComponent(JSON.stringify({ action: actions }))
  const { body } = await person.get<Entry[]>(`/api/logs?sort=["id","ASC"]&filter=${filter}`)
  return body.data
}
const all = ['sign-in', 'sign-out', 'sign-in-failed', 'sign-in-locked']

test('sign-in log: records sign-ins, failures, lockouts and sign-outs with the attempted username and IP address', async () => {
  const { visitor, administrator, dump } = await college({ settings })
  const before = (await entries(administrator, ...all)).length
  const person = visitor()
  const login = (word: string) =>
    person.post('/login', { username: 'Admin', password: word }, from('203.0.113.7'))
  await login('the wrong bell')
  await login(password)
  await person.post('/logout')
  for (let each = 0; each < 6; each++) await login('the wrong bell')
  const { body } = await administrator.get<{ id: number }[]>('/api/logs?range=[0,0]&sort=["id","DESC"]')
  const newest = await administrator.get<Entry>(`/api/logs/${body.data[0]!.id}`)
  expect(newest.body.data.properties.ip).toBe('203.0.113.7')
  const told = (await entries(administrator, ...all)).slice(before)
  expect(told.map(({ description, username }) => [description, username])).toEqual([
    ["Somebody failed to sign in as the user 'Admin'", null],
    ["admin signed in as the user 'Administrator'", 'admin'],
    ["admin signed out as the user 'Administrator'", 'admin'],
    ...Array.from({ length: 5 }, () => ["Somebody failed to sign in as the user 'Admin'", null]),
    ["Somebody was locked out after too many attempts to sign in as the user 'Admin'", null],
  ])
  expect(await dump('logs')).not.toContain('the wrong bell')
})

test("sign-in log: doesn't store input that can't be a username, such as a mistyped password", async () => {
  const { visitor, administrator, dump } = await college()
  await visitor().post('/login', { username: 'c0rrect;h0rse!', password: 'x' })
  await visitor().post('/login', { username: 'nobody', password: 'x' })
  expect((await entries(administrator, 'sign-in-failed')).map(({ description }) => description)).toEqual([
    "Somebody failed to sign in as the user 'no user name'",
    "Somebody failed to sign in as the user 'nobody'",
  ])
  expect(await dump('logs')).not.toContain('h0rse')
})

test('sign-in log: limits the entries that one person can create', async () => {
  let time = Date.parse('2026-11-21T08:00:00Z')
  const { administrator, database } = await college()
  const request = { ip: '203.0.113.7' }
  const admin = { id: 1, username: 'admin', name: 'Administrator' }
  await database(async (db) => {
    const log = signInLog({ db, now: () => new Date(time) })
    for (let each = 0; each < 130; each++)
      await log.failed('sign-in-failed', `robot${each}`, undefined, request)
    for (let each = 0; each < 25; each++) await log.succeeded('sign-out', admin, request)
    time += 61 * 60_000
    await log.failed('sign-in-failed', 'robot', undefined, request)
  })
  expect(await entries(administrator, 'sign-in-failed')).toHaveLength(101)
  expect(await entries(administrator, 'sign-out')).toHaveLength(20)
})

test('sign-in log: deletes sign-ins after ninety days, but retains changes', async () => {
  let time = new Date('2026-11-21T08:00:00Z')
  const { app, dump } = await college({ now: () => time })
  time = new Date('2027-02-19T07:00:00Z')
  await app.cleanUp()
  expect(await dump('logs')).toContain('signed in as')
  time = new Date('2027-02-19T09:00:00Z')
  await app.cleanUp()
  const kept = await dump('logs')
  expect(kept).not.toContain('signed in as')
  expect(kept).toContain('created the update')
})

test('sign-in log: includes the attempted username in the log line of a failed call', async () => {
  const lines: string[] = []
  const { visitor } = await college({ settings: { LOG_LEVEL: 'info' }, log: (line) => lines.push(line) })
  const person = visitor()
  await person.get('/sanctum/csrf-cookie')
  lines.length = 0
  await person.post('/login', { username: 'admin', password: 'the wrong bell' })
  expect(JSON.parse(lines[0]!)).toMatchObject({ status: 422, tried: 'admin' })
  expect(lines.join('')).not.toContain('the wrong bell')
})
