import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

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
])('from port %i it changes over to %i, and only then the old node leaves', (old, other) => {
  const { status, said, told } = handOver([old])
  expect([status, said]).toEqual([0, `Port ${other} runs the current release.\n`])
  expect(told).toEqual([`enable --quiet --now kampana@${other}`, `disable --quiet --now kampana@${old}`])
})

test('where none runs one is started', () => {
  expect(handOver([]).told).toEqual(['enable --quiet --now kampana@3000'])
})

test('a release that does not get ready is taken back, and the old node goes on', () => {
  const { status, said, told } = handOver([3000], { isReady: false })
  expect([status, said]).toEqual([1, expect.stringContaining('port 3001 does not get ready')])
  expect(told).toEqual(['enable --quiet --now kampana@3001', 'disable --quiet --now kampana@3001'])
})

test('where both run both get the release, one after the other, and both stay', () => {
  const { status, told } = handOver([3000, 3001])
  expect([status, told]).toEqual([0, ['restart kampana@3000', 'restart kampana@3001']])
})

test('where both run and the first does not get ready, the second is left as it is', () => {
  const { status, told } = handOver([3000, 3001], { isReady: false })
  expect([status, told]).toEqual([1, ['restart kampana@3000']])
})
