import { Secret, TOTP } from 'otpauth'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { administrator, password } from '../../support/people/accounts.ts'
import { administratorAt, callerOf, type Caller } from '../../support/people/caller.ts'
import { runProduct, startProduct } from '../../support/server/product.ts'

const root = join(import.meta.dirname, '../../..')
const key = (letter: string): string => letter.repeat(40)
const dataOf = <T>({ body }: { body: string }): T => (JSON.parse(body) as { data: T }).data
const codeOf = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate()

test('account command: restores access beside a running server and logs each change', async () => {
  const { settings, origin, stop } = await product()
  const admin = await administratorAt(origin)
  await turnOnTwoStep(admin)
  const person = callerOf(origin)
  const login = (words: object = administrator) => person.send('POST', '/login', words)
  expect((await login()).status).toBe(422)

  expect(account(settings, 'list')).toMatch(
    /^admin\tadmin@college.example\tactive\tpassword and code\tAdministrator\n$/,
  )
  expect(account(settings, 'two-step', 'ADMIN')).toContain('Turned two-step sign-in off for admin')
  expect((await admin.get('/api/user')).status).toBe(401)
  expect((await login()).status).toBe(200)

  const link = new URL(account(settings, 'password', 'admin').split('\n')[1]!)
  const fresh = 'bahay kubo kahit munti'
  const form = { token: link.searchParams.get('token'), email: link.searchParams.get('email') }
  expect(link.pathname).toBe('/dashboard/password/reset')
  const reset = await callerOf(origin).send('POST', '/password/reset', {
    ...form,
    password: fresh,
    password_confirmation: fresh,
  })
  expect(reset.status).toBe(200)
  expect((await login({ username: 'admin', password: fresh })).status).toBe(200)

  await callerOf(origin).send('POST', '/register', maria)
  expect(account(settings, 'activate', 'maria')).toBe('Activated the account maria.\n')
  expect(account(settings, 'administrator', 'maria')).toBe('maria has the Administrator role now.\n')
  expect(account(settings, 'administrator', 'maria')).toBe('maria already has the Administrator role.\n')
  expect((await callerOf(origin).send('POST', '/login', maria2)).status).toBe(200)

  const logs = dataOf<{ description: string }[]>(await person.get('/api/logs?filter={"q":"from the shell"}'))
  expect(logs.map(({ description }) => description.replace(/^\S+, /, ''))).toEqual([
    "from the shell, edited the user 'Maria Santos'",
    "from the shell, activated the user 'Maria Santos'",
    "from the shell, created a reset link for the user 'Administrator'",
    "from the shell, turned off two-step sign-in for the user 'Administrator'",
  ])
  await stop()
}, 60_000)

test('account command: explains why it cannot run', async () => {
  const { settings, stop } = await product()
  expect(refused(settings, 'password', 'nobody')).toBe(
    'There is no account nobody. `kampana account list` shows all accounts.\n',
  )
  expect(refused(settings)).toContain('  kampana account two-step NAME')
  expect(refused({ ...settings, DATA_DIR: `${settings.DATA_DIR}/none` }, 'list')).toMatch(
    /^There is no database at /,
  )
  await stop()
}, 60_000)

test('key: codes remain valid after a key change, and the old key can be removed after `reencrypt`', async () => {
  const first = await product({ APP_KEY: key('a') })
  await turnOnTwoStep(await administratorAt(first.origin))
  await first.stop()

  const alone = { ...first.settings, APP_KEY: key('b') }
  const other = await runProduct({ ...alone, PORT: '0' })
  expect([other.code, other.output]).toEqual([1, expect.stringContaining('kampana key replace')])
  expect(refused(alone, 'reencrypt')).toContain('Nothing was changed.')

  const rotated = { ...first.settings, APP_KEY: key('b'), APP_PREVIOUS_KEYS: key('a') }
  const both = await product(rotated)
  const publicKey = async (origin: string) => (await fetch(`${origin}/.well-known/kampana-key.pem`)).text()
  const signedBy = await publicKey(both.origin)
  // Turning two-step sign-in on has used the current code.
  const wrong = await callerOf(both.origin).send('POST', '/login', { ...administrator, code: '000000' })
  expect(wrong.body).toContain('The code is incorrect')
  expect(account(rotated, 'reencrypt')).toMatch(/^Encrypted [1-9]\d* values/)
  expect(account(rotated, 'reencrypt')).toMatch(/^Encrypted 0 values/)
  await both.stop()

  const after = await product(alone)
  const readable = await callerOf(after.origin).send('POST', '/login', { ...administrator, code: '000000' })
  expect(readable.body).toContain('The code is incorrect')
  expect(await publicKey(after.origin)).toBe(signedBy)
  await after.stop()
}, 90_000)

const maria2 = { username: 'maria', password }
const maria = {
  ...maria2,
  name: 'Maria Santos',
  email: 'maria@divinian.example',
  password_confirmation: password,
}

const product = async (more: Record<string, string> = {}) => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'kampana-account-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }))
  const settings: Record<string, string> = { DATA_DIR, SEED: 'none', ...more }
  return { settings, ...(await startProduct(settings)) }
}

/** Returns the secret of the authenticator app. */
const turnOnTwoStep = async (person: Caller): Promise<string> => {
  const { secret } = dataOf<{ secret: string }>(
    await person.send('POST', '/api/two-step', { current_password: password }),
  )
  expect((await person.send('PUT', '/api/two-step', { code: codeOf(secret) })).status).toBe(200)
  return secret
}

const shell = (settings: Readonly<Record<string, string>>, words: string[]) =>
  spawnSync(process.execPath, ['scripts/account.ts', ...words], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], TMPDIR: process.env['TMPDIR'], ...settings },
  })
const account = (settings: Readonly<Record<string, string>>, ...words: string[]): string => {
  const { status, stdout, stderr } = shell(settings, words)
  expect([stderr, status]).toEqual([expect.stringMatching(/^Database: .+ College folder: .+\.\n$/), 0])
  return stdout
}
const refused = (settings: Readonly<Record<string, string>>, ...words: string[]): string => {
  const { status, stdout, stderr } = shell(settings, words)
  expect([stdout, status]).toEqual(['', 1])
  return stderr.replace(/^Database: .+ College folder: .+\.\n/, '')
}
