import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { commands } from '../../scripts/commands.ts'

const root = join(import.meta.dirname, '../..')
const node = (...args: string[]) => spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
const kampana = (...args: string[]) => node('scripts/kampana.ts', ...args)
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>
}

describe('kampana', () => {
  test('--help lists each command in one line', () => {
    const { status, stdout } = kampana('--help')
    expect(status).toBe(0)
    for (const [name, { summary, script }] of Object.entries(commands)) {
      expect(stdout).toMatch(new RegExp(`^  ${name} +${RegExp.escape(summary)}$`, 'm'))
      expect([name, existsSync(join(root, 'scripts', script[0]))]).toEqual([name, true])
    }
  })

  test('COMMAND --help shows the usage and runs nothing', () => {
    const { status, stdout } = kampana('move', '--help')
    expect([status, stdout]).toEqual([0, expect.stringContaining('  kampana move')])
  })

  test.for([
    [[], 'Commands:'],
    [['restor'], 'Unknown command: restor. Did you mean restore?'],
    [['bakcup', 'x'], 'Unknown command: bakcup. Did you mean backup?'],
    [['frobnicate'], 'Unknown command: frobnicate. `kampana --help` lists'],
    [['constructor'], 'Unknown command: constructor.'],
  ] as const)('%j exits with 2', ([args, text]) => {
    const { status, stdout, stderr } = kampana(...args)
    expect([status, stdout, stderr]).toEqual([2, '', expect.stringContaining(text)])
  })

  test('runs the script with its arguments and exit code', () => {
    expect(kampana('version').stdout).toMatch(/^kampana \d+\.\d+\.\d+/)
    const { status, stderr } = kampana('resource', 'Not A Name')
    expect([status, stderr]).toEqual([1, expect.stringContaining('  kampana resource NAME')])
  })
})

describe('former commands', () => {
  const former = Object.entries(scripts).filter(([, script]) => script.includes('former-command.ts'))

  test('each runs a command of kampana', () => {
    expect(former.map(([name]) => name).toSorted()).toEqual([
      'account',
      'backup',
      'college',
      'content',
      'key',
      'move',
      'release',
      'resource',
      'restore',
    ])
    for (const [name, script] of former) expect(script).toBe(`node scripts/former-command.ts ${name}`)
  })

  test.for([
    ['resource', ['Not A Name'], 'pnpm resource is now pnpm kampana resource.\n'],
    ['release', ['--back', '/nowhere'], 'pnpm release --back is now pnpm kampana rollback.\n'],
    ['release', ['/dev/null/x'], 'pnpm release is now pnpm kampana upgrade.\n'],
    ['release', ['--tag', '0.0.1'], 'pnpm release --tag is now pnpm kampana tag.\n'],
  ] as const)('%s %j names its successor and runs', ([name, args, notice]) => {
    const { status, stdout, stderr } = node('scripts/former-command.ts', name, ...args)
    expect([status, stdout, stderr.startsWith(notice), stderr.length > notice.length]).toEqual([
      1,
      '',
      true,
      true,
    ])
  })
})
