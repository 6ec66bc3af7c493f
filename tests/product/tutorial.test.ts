import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startProduct } from '../support/server/product.ts'
import { freePort } from '../../scripts/free-port.ts'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/tutorial/build-your-first-resource.md'), 'utf8')
/** The page's code blocks, in order. */
const blocks = [...page.matchAll(/^```(?<language>\w+)\n(?<code>[^]+?)^```/gm)].map(({ groups }) => ({
  language: groups?.['language'],
  code: groups?.['code'] ?? '',
}))
const [copy, generate, migrate, start, signIn, create, invalid, read] = blocks
  .filter(({ language }) => language === 'sh')
  .map(({ code }) => code) as [string, string, string, string, string, string, string, string]
const declaration = blocks.find(({ language }) => language === 'ts')!.code

test('tutorial: each step of "Build your first resource" has the result that the page describes', async () => {
  const home = mkdtempSync(join(tmpdir(), 'kampana-tutorial-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const shell = shellIn(home)
  const [settings = ''] = /^export .*$/m.exec(copy) ?? []
  expect(shell(copy, generate)).toContain('resources/study-rooms.ts')
  const college = join(home, 'kampana-tutorial/college')
  writeFileSync(join(college, 'resources/study-rooms.ts'), declaration)
  expect(shell(settings, migrate)).toContain('migrations/0002-study-rooms.ts')
  expect(readFileSync(join(college, 'migrations/0002-study-rooms.ts'), 'utf8')).toContain('study_rooms')

  const port = String(await freePort())
  const product = await startProduct({ ...environmentOf(shell(settings, start)), PORT: port })
  onTestFinished(async () => void (await product.stop()))
  const call = (...code: string[]): string =>
    shell(...code.map((each) => each.replaceAll('localhost:3000', `localhost:${port}`)))
  expect(call(signIn)).toContain('Successfully Logged in')
  for (const [code, replies] of [
    [create, ['The study room was created.', '"Room 201"']],
    [invalid, ['The seats field must not be greater than 30.']],
  ] as const)
    for (const reply of replies)
      expect([call(signIn, code).includes(reply), page.includes(reply)]).toEqual([true, true])
  expect(call(read)).toMatch(/"total":[^]*<html[^]*Room 201/)
})

/** Runs code blocks in one shell with this home folder and returns their output. */
const shellIn =
  (home: string) =>
  (...code: readonly string[]): string =>
    execFileSync('bash', ['-euc', [pnpm, ...code].join('\n')], {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], HOME: home },
      stdio: ['ignore', 'pipe', 'inherit'],
    })

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
/** Replaces `pnpm`, which may not be installed: runs `pnpm kampana`, and prints the environment for `pnpm start`. */
const pnpm = `node() { "${process.execPath}" "$@"; }
pnpm() {
  if [ "$1" = start ]; then env; return; fi
  shift
  ${scripts['kampana'] ?? 'local script=$1; shift; node "scripts/$script.ts"'} "$@"
}`

/** The settings with which a shell would start the product. */
const environmentOf = (output: string): Record<string, string> =>
  Object.fromEntries(
    ['COLLEGE_DIR', 'DATA_DIR', 'SEED', 'ADMIN_PASSWORD'].map((name) => [
      name,
      new RegExp(`^${name}=(.*)$`, 'm').exec(output)![1]!,
    ]),
  )
