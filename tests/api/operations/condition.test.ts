import { backUp } from '@kampana/server/backup/backup'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { administrator as first } from '../../support/people/accounts.ts'
import { fixtureCollege, sampleCollege } from '../../support/college-directory.ts'
import { college, type College } from '../../support/people/college.ts'

const token = 'a token for the one who watches'
interface Condition {
  version: string
  problems: string[]
  backed_up_at: string | null
}

test('condition: shows administrators the time of the last backup, and warns if it is old', async () => {
  let time = new Date('2026-11-20T02:00:00Z')
  const { visitor, settings } = await college({ now: () => time })
  const condition = async () => {
    const administrator = visitor()
    await administrator.post('/login', first)
    return (await administrator.get<Condition>('/api/condition')).body.data
  }
  expect(await condition()).toMatchObject({ problems: [], backed_up_at: null })
  const folder = mkdtempSync(join(tmpdir(), 'kampana-condition-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  await backUp(settings, join(folder, 'one.kampana'), time)
  const backed_up_at = '2026-11-20T02:00:00.000000Z'
  expect(await condition()).toMatchObject({ problems: [], backed_up_at })
  time = new Date('2026-11-22T05:00:00Z')
  const problems = ['The last backup is more than two days old.']
  expect(await condition()).toMatchObject({ problems, backed_up_at })
})

test('condition: a public site with the sample college warns on the dashboard, in the health check and in the log', async () => {
  const sentence = 'This website still shows the sample college.'
  const problemsOf = async ({ administrator, visitor }: College) => [
    ...(await administrator.get<Condition>('/api/condition')).body.data.problems,
    (await visitor().get('/health/ready')).text,
  ]
  const log: string[] = []
  const settings = { NODE_ENV: 'production', LOG_LEVEL: 'warn', COLLEGE_DIR: sampleCollege }
  const write = (line: string) => void log.push(line)
  const sample = await college({ settings, log: write })
  for (const text of await problemsOf(sample)) expect(text).toContain(sentence)
  expect(log.filter((line) => line.includes(sentence))).toHaveLength(1)
  expect((await sample.visitor().get('/health/ready')).status).toBe(200)

  const ofItsOwn = await college({
    settings: { ...settings, COLLEGE_DIR: fixtureCollege },
    log: write,
  })
  expect(await problemsOf(ofItsOwn)).toEqual(['{"status":"ok"}'])
  const trial = await college()
  expect(await problemsOf(trial)).toEqual(['{"status":"ok"}'])
})

test('condition: metrics include backup, disk, database and memory, and contain every metric that alerts use', async () => {
  const { settings, visitor } = await college({ settings: { METRICS_TOKEN: token } })
  const folder = mkdtempSync(join(tmpdir(), 'kampana-condition-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const read = async () => (await visitor().get('/metrics', { authorization: `Bearer ${token}` })).text
  expect(await read()).not.toMatch(/^kampana_last_backup_timestamp_seconds \d/m)
  await backUp(settings, join(folder, 'one.kampana'), new Date('2026-11-20T02:00:00Z'))
  await visitor().get('/')
  const text = await read()
  expect(text).toContain(
    `kampana_last_backup_timestamp_seconds ${Date.parse('2026-11-20T02:00:00Z') / 1000}\n`,
  )
  expect(text).toMatch(
    /kampana_build_info\{version="\d+\.\d+\.\d+(?:-dev)?",commit="(?:[0-9a-f]{40}|unknown)",release="clone",node="v\d+/,
  )
  expect(text).toMatch(/^kampana_disk_free_bytes [1-9]/m)
  expect(text).toMatch(/^kampana_disk_full 0$/m)
  expect(text).toMatch(/^kampana_clock_error_seconds 0$/m)
  expect(text).toMatch(/^kampana_pages_in_memory [1-9]/m)
  expect(/^kampana_database_connections [1-9]/m.test(text)).toBe(inject('database') === 'postgres')

  const alerts = readFileSync(join(import.meta.dirname, '../../../docs/operations/alerts.yaml'), 'utf8')
  const asked = new Set(alerts.match(/\b(?:kampana|nodejs)_[a-z0-9_]+/g))
  expect(asked.size).toBeGreaterThanOrEqual(8)
  expect([...asked].filter((name) => !text.includes(name))).toEqual([])
})
