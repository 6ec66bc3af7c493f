import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { serviceSettings } from '../../../scripts/upgrade/settings-file.ts'
import { describe, expect, onTestFinished, test } from 'vitest'

/** Runs hand-over.sh with nodes on these ports and a fake systemd that records its calls. */
const handOver = (running: readonly number[], { isReady = true } = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-hand-over-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const program = (name: string, lines: string) =>
    writeFileSync(join(folder, name), `#!/bin/sh\n${lines}\n`, { mode: 0o700 })
  const told = join(folder, 'told')
  writeFileSync(told, '')
  program(
    'systemctl',
    `case "$*" in
      ${running.map((port) => `'is-active --quiet kampana@${port}') exit 0 ;;`).join('\n')}
      is-active*) exit 3 ;;
      *) echo "$*" >> ${told} ;;
    esac`,
  )
  program('curl', isReady ? 'exit 0' : 'exit 22')
  program('sleep', 'exit 0')
  const script = join(import.meta.dirname, '../../../docs/operations/hand-over.sh')
  const { status, stdout, stderr } = spawnSync('sh', [script], {
    env: { PATH: `${folder}:${process.env['PATH']}` },
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr, told: readFileSync(told, 'utf8').trim().split('\n') }
}

test.each([
  [3000, 3001],
  [3001, 3000],
])('hand over: moves from port %i to %i, and stops the old node only afterwards', (old, other) => {
  const { status, said, told } = handOver([old])
  expect([status, said]).toEqual([0, `Port ${other} runs the current version.\n`])
  expect(told).toEqual([`enable --quiet --now kampana@${other}`, `disable --quiet --now kampana@${old}`])
})

test('hand over: starts a node if none is running', () => {
  expect(handOver([]).told).toEqual(['enable --quiet --now kampana@3000'])
})

test("hand over: stops a new node that doesn't become ready, and keeps the old one", () => {
  const { status, said, told } = handOver([3000], { isReady: false })
  expect([status, said]).toEqual([1, expect.stringContaining('port 3001 is not ready')])
  expect(told).toEqual(['enable --quiet --now kampana@3001', 'disable --quiet --now kampana@3001'])
})

test('hand over: restarts two running nodes one after the other', () => {
  const { status, told } = handOver([3000, 3001])
  expect([status, told]).toEqual([0, ['restart kampana@3000', 'restart kampana@3001']])
})

test("hand over: leaves the second node unchanged if the first doesn't become ready", () => {
  const { status, told } = handOver([3000, 3001], { isReady: false })
  expect([status, told]).toEqual([1, ['restart kampana@3000']])
})

test.each(['SIGINT', 'SIGTERM'] as const)(
  'hand over: a smoke test stopped by %s leaves no copy of the college',
  async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), 'kampana-stopped-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    mkdirSync(join(folder, 'scripts'))
    const start = `require('fs').writeFileSync('started', process.env.DATA_DIR); setInterval(() => {}, 1000)`
    writeFileSync(join(folder, 'scripts/start.js'), start)
    const proof = join(import.meta.dirname, '../../../scripts/upgrade/smoke-test.ts')
    const prove = `import('${proof}').then(async ({ smokeTest }) => console.log(await smokeTest('${folder}')))`
    const child = spawn(process.execPath, ['-e', prove])
    let said = ''
    child.stdout.on('data', (chunk) => (said += String(chunk)))
    const data = () => existsSync(join(folder, 'started')) && readFileSync(join(folder, 'started'), 'utf8')
    await expect.poll(data, { timeout: 20_000 }).toMatch(/kampana-smoke-test-/)
    child.kill(signal)
    await new Promise((resolve) => child.once('close', resolve))
    expect([said, existsSync(String(data()))]).toEqual(['A signal stopped the test.\n', false])
  },
)

describe('kampana: runs a command like the service', () => {
  const settings = `# Of the service
COLLEGE_DIR=/srv/college
MAIL_FROM="\\"Divinian\\" <no-reply@college.example>"
CONTACT_TO='office@college.example'
  DATABASE_URL=postgres://x:a=b@host/name \t\r
`
  /** Runs the script with a fake version, Node and setpriv that print their arguments, as root or as another user. */
  const kampana = (args: readonly string[], { uid = 0, env = {} }: { uid?: number; env?: object } = {}) => {
    const folder = mkdtempSync(join(tmpdir(), 'kampana-command-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const program = (path: string, lines: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), `#!/bin/sh\n${lines}\n`, { mode: 0o700 })
    }
    program('bin/id', `case "$1" in -u) echo ${uid} ;; -g) echo 7 ;; *) echo juan ;; esac`)
    program('bin/setpriv', 'echo "as $1 $2 $3"; shift 3; exec "$@"')
    program(
      'bin/npx',
      'echo "npx $@ in $(basename "$PWD")"; env | grep -E "^[A-Z]+_(URL|DIR|FROM|TO|SETTINGS)="',
    )
    const told = ['COLLEGE_DIR', 'MAIL_FROM', 'CONTACT_TO', 'DATABASE_URL', 'DATA_DIR', 'NODE_ENV']
    const tell = told.map((name) => `echo "${name}=$${name}"`).join('\n')
    program('home/releases/1/node_modules/.bin/node', `shift; echo "node $@"\n${tell}`)
    for (const name of ['content.ts', 'start.js', 'restore.ts'])
      program(`home/releases/1/scripts/${name}`, '')
    symlinkSync('1', join(folder, 'home/releases/current'))
    writeFileSync(join(folder, 'settings'), settings)
    const script = join(import.meta.dirname, '../../../docs/operations/kampana')
    const { status, stdout, stderr } = spawnSync('sh', [script, ...args], {
      env: {
        PATH: `${folder}/bin:${process.env['PATH']}`,
        KAMPANA_HOME: join(folder, 'home'),
        KAMPANA_SETTINGS: join(folder, 'settings'),
        ...env,
      },
      encoding: 'utf8',
    })
    return { status, folder, said: `${stdout}${stderr}`.replaceAll(folder, '') }
  }
  const environment = [
    'COLLEGE_DIR=/srv/college',
    'MAIL_FROM="Divinian" <no-reply@college.example>',
    'CONTACT_TO=office@college.example',
    'DATABASE_URL=postgres://x:a=b@host/name',
    'DATA_DIR=/var/lib/kampana',
    'NODE_ENV=production',
    '',
  ]

  test("with the service's user and settings", () => {
    expect(kampana(['content', 'import', '/x'])).toMatchObject({
      status: 0,
      said: ['as --reuid=kampana --regid=7 --init-groups', 'node import /x', ...environment].join('\n'),
    })
  })
  test('as root for an export, and as the caller otherwise', () => {
    expect(kampana(['content', 'export', '/x']).said).toBe(['node export /x', ...environment].join('\n'))
    expect(kampana(['start'], { uid: 900 }).said).toBe(
      ['node /home/releases/1/scripts/start.js', ...environment].join('\n'),
    )
  })
  test('with variables of the call first, even if empty', () => {
    const { said } = kampana(['restore', 'a file'], { env: { DATA_DIR: '/tmp/x', DATABASE_URL: '' } })
    expect(said).toContain('node a file\n')
    expect(said).toContain('DATABASE_URL=\nDATA_DIR=/tmp/x\n')
  })
  test('with another Node from KAMPANA_NODE', () => {
    const env = { KAMPANA_NODE: '/bin/echo' }
    expect(kampana(['start'], { uid: 900, env }).said).toBe(
      '--max-semi-space-size=16 /home/releases/1/scripts/start.js\n',
    )
  })
  test('upgrade and rollback run in the clone as the caller', () => {
    // Libraries see no setting during installation and build.
    for (const command of ['upgrade', 'rollback'])
      expect(kampana([command]).said).toBe(
        `npx -y pnpm@12.21.0 kampana ${command} in home\nKAMPANA_SETTINGS=/settings\n`,
      )
  })
  test('the commands of 0.3 print their successor and run', () => {
    expect(kampana(['release', '/x']).said).toContain('pnpm@12.21.0 kampana upgrade /x in home\n')
    const { said } = kampana(['release', '--back'])
    expect(said).toContain('pnpm@12.21.0 kampana rollback in home\n')
    expect(said).toContain('The command release is now: kampana rollback.\n')
  })
  test('the test of a new version has the same settings, overridden by environment variables', () => {
    const { folder } = kampana(['start'])
    const KAMPANA_SETTINGS = join(folder, 'settings')
    const read = Object.entries(serviceSettings({ KAMPANA_SETTINGS }))
    expect(read.map((pair) => pair.join('=')).toSorted()).toEqual(
      [...environment, `KAMPANA_SETTINGS=${KAMPANA_SETTINGS}`].filter((line) => line !== '').toSorted(),
    )
    const call = { KAMPANA_SETTINGS, DATABASE_URL: '', DATA_DIR: '/tmp/x' }
    expect(serviceSettings(call)).toMatchObject(call)
    expect(serviceSettings({ DATA_DIR: 'data' })).toEqual({ DATA_DIR: 'data' })
  })
  test('reports an unknown command and a missing version', () => {
    expect(kampana(['reload'])).toMatchObject({
      status: 2,
      said: expect.stringMatching(/^Unknown command: reload\.\nUsage: kampana COMMAND\. Commands: .*\n$/),
    })
    expect(kampana(['move'])).toMatchObject({
      status: 1,
      said: '/home has no version yet. Build one with: sudo kampana upgrade\n',
    })
  })
})
