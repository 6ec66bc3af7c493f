import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { packImage } from '../../../scripts/image.ts'
import { fixtureCollege } from '../../support/college-directory.ts'
import { freePort } from '../../../scripts/free-port.ts'

/** The last stage of the Containerfile. The tests follow it in a folder, because no container engine runs here. */
const [, stage = ''] = readFileSync(join(import.meta.dirname, '../../../Containerfile'), 'utf8').split(
  /^FROM debian.*$/m,
)
const values = (instruction: string): string[] =>
  [...stage.matchAll(new RegExp(`^(?:${instruction}) (.*)$`, 'gm'))].map(([, value = '']) => value)
const [user = ''] = values('USER')
const command: string[] = JSON.parse(values('CMD')[0]!)
const healthCheck: string[] = JSON.parse(values('HEALTHCHECK')[0]!.replace(/^.*? CMD /, ''))
const environment = Object.fromEntries(
  values('ENV')
    .join(' ')
    .split(' ')
    .map((pair) => pair.split('=')),
)

/** Libraries of Debian slim that a program may load. */
const libraries = ['libc6', 'libgcc-s1', 'libstdc++6']

let place: string
let image: string

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'kampana-image-'))
  image = join(place, 'root')
  await packImage(join(place, 'build/image'))
  for (const copied of values('COPY --from=build')) {
    const [from = '', to = ''] = copied.replace(/--chown=\S+ /, '').split(' ')
    mkdirSync(join(image, to), { recursive: true })
    execFileSync('cp', ['-al', `${join(place, 'build', from)}/.`, join(image, to)])
    const [, owner] = /--chown=(\S+) /.exec(copied) ?? []
    if (owner && isRoot) execFileSync('chown', ['-R', owner, join(image, to)])
  }
  const files = execFileSync('dpkg', ['-L', ...libraries], { encoding: 'utf8' }).split('\n')
  for (const file of files.filter((name) => /\.so(?:\.[\d.]+)?$/.test(name) && existsSync(name))) {
    mkdirSync(join(image, dirname(file)), { recursive: true })
    execFileSync('cp', ['-L', file, join(image, file)])
  }
  mkdirSync(join(image, 'tmp'), { mode: 0o777 })
  execFileSync('chmod', ['1777', join(image, 'tmp')])
  execFileSync('chmod', ['755', place])
  // A container engine would mount this as a volume.
  cpSync(fixtureCollege, join(image, 'college'), { recursive: true })
}, 180_000)
afterAll(() => rmSync(place, { recursive: true, force: true }), 60_000)

const [folder = ''] = values('WORKDIR')
const isRoot = process.getuid?.() === 0
/** Without root privileges, the test enters as root of a separate namespace. */
const enter = isRoot
  ? ['/usr/sbin/chroot', `--userspec=${user}`]
  : ['/usr/bin/unshare', '--map-root-user', '/usr/sbin/chroot']

/** Runs a program in the image as its user. chroot ignores the working directory, so relative paths become absolute. */
const runInImage = ([program = '', ...args]: readonly string[], port: number) => {
  const whole = args.map((arg) => (existsSync(join(image, folder, arg)) ? join(folder, arg) : arg))
  const [entering = '', ...options] = enter
  return spawn(entering, [...options, image, program, ...whole], {
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', ...environment, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

test('image: starts as an unprivileged user that owns only the data, and becomes healthy', async () => {
  const port = await freePort()
  const server = runInImage(command, port)
  onTestFinished(() => void server.kill('SIGKILL'))
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  await expect.poll(() => said + String(server.exitCode ?? ''), { timeout: 60_000 }).toContain('Website')
  const home = await (await fetch(`http://127.0.0.1:${port}/`)).text()
  expect(home).toContain('Colegio ng Lawa')
  expect((await fetch(`http://127.0.0.1:${port}/dashboard`)).status).toBe(200)
  expect(readdirSync(join(image, 'data'))).toContain('kampana.sqlite')
  const owned = execFileSync('find', [
    image,
    '-user',
    user.split(':')[0]!,
    '-not',
    '-path',
    `${join(image, 'data')}*`,
    '-not',
    '-path',
    `${join(image, 'tmp')}/*`,
  ])
  expect(String(owned)).toBe('')
  const check = runInImage(healthCheck, port)
  expect(await new Promise((resolve) => check.once('exit', resolve))).toBe(0)
}, 120_000)

test('image: its commands find their imports', async () => {
  for (const name of ['backup', 'account', 'content', 'college']) {
    const child = runInImage(['node', `scripts/${name}.ts`], 0)
    let said = ''
    child.stderr.on('data', (chunk) => (said += String(chunk)))
    await new Promise((resolve) => child.once('close', resolve))
    expect(said).not.toMatch(/Cannot find|ERR_/)
  }
}, 60_000)

test('image: contains no build or test tools', () => {
  const packages = readdirSync(join(image, 'srv/kampana/node_modules/.pnpm'))
  expect(
    packages.filter((name) =>
      /^(?:vite|vitest|typescript|oxlint|playwright-core|jsdom|node-linux)/.test(name),
    ),
  ).toEqual([])
  expect(
    String(
      execFileSync('find', [join(image, 'srv'), '-name', '*.test.ts*', '-not', '-path', '*/node_modules/*']),
    ),
  ).toBe('')
})
