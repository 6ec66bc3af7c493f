import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readCommit, stampCommit } from '../../scripts/commit.ts'
import { run } from '../../scripts/run.ts'

const root = join(import.meta.dirname, '../..')

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'kampana-version-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

const git = async (cwd: string, ...args: string[]): Promise<string> => {
  const identity = ['-c', 'user.name=Ana', '-c', 'user.email=ana@college.example']
  const { code, output } = await run('git', [...identity, ...args], { cwd })
  if (code !== 0) throw new Error(output)
  return output.trim()
}

test('version: names the commit of a clone, of packed refs, of a worktree and of a detached head', async () => {
  const clone = folder()
  await git(clone, 'init', '--quiet')
  await git(clone, 'commit', '--quiet', '--allow-empty', '--message', 'First')
  const first = await git(clone, 'rev-parse', 'HEAD')
  expect(readCommit(clone)).toBe(first)

  await git(clone, 'pack-refs', '--all')
  expect(readCommit(clone)).toBe(first)

  const worktree = join(folder(), 'worktree')
  await git(clone, 'worktree', 'add', '--quiet', worktree, '-b', 'other')
  await git(worktree, 'commit', '--quiet', '--allow-empty', '--message', 'Second')
  expect(readCommit(worktree)).toBe(await git(worktree, 'rev-parse', 'HEAD'))
  expect(readCommit(clone)).toBe(first)

  await git(worktree, 'checkout', '--quiet', '--detach', first)
  expect(readCommit(worktree)).toBe(first)
})

test('version: names the commit of an archive, which has no repository', async () => {
  const unpacked = folder()
  const { code } = await run('sh', ['-c', 'git archive HEAD scripts/commit.txt | tar -x -C "$0"', unpacked], {
    cwd: root,
  })
  expect(code).toBe(0)
  expect(readCommit(unpacked)).toBe(await git(root, 'rev-parse', 'HEAD'))
})

test('version: a build without a known commit keeps the earlier stamp', () => {
  const copy = folder()
  const commit = 'c0ffee'.repeat(6) + 'c0ff'
  stampCommit(copy, commit)
  stampCommit(copy)
  expect(readFileSync(join(copy, 'packages/server/dist/commit.txt'), 'utf8')).toBe(`${commit}\n`)
})

test('version: kampana --version prints version and commit', async () => {
  const wrapper = join(root, 'docs/operations/kampana')
  const env = { ...process.env, KAMPANA_HOME: root, KAMPANA_SETTINGS: '/dev/null', KAMPANA_USER: 'root' }
  const { code, output } = await run('sh', [wrapper, '--version'], { cwd: tmpdir(), env })
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringMatching(/^kampana \d+\.\d+\.\d+(-dev)? \([0-9a-f]{8}\)\n$/),
  })
})
