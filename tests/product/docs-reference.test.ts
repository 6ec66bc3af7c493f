import '@kampana/shared/resources/register'
import { settingNames, readSettings } from '@kampana/server/env'
import { allResources } from '@kampana/engine-declare/registry/all-resources'
import { logActions } from '@kampana/shared/resources/logs'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { undescribedTables } from '../../scripts/reference/data-model/page.ts'
import { describedSettings } from '../../scripts/reference/settings.ts'
import { read, root } from '../support/docs/documents.ts'

describe('docs: generated reference', () => {
  test('is current', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kampana-reference-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const script = join(root, 'scripts/kampana.ts')
    execFileSync(process.execPath, [script, 'reference', folder], { stdio: 'pipe' })
    const names = readdirSync(folder)
    expect(names).toContain('data-model.md')
    for (const name of names)
      expect(read(`docs/reference/${name}`), 'Run pnpm kampana reference.').toBe(
        readFileSync(join(folder, name), 'utf8'),
      )
  })

  test('describes every table once', async () => {
    expect(await undescribedTables()).toEqual([])
  })
})

describe('docs: .env.example', () => {
  const settings = describedSettings().flatMap((group) => group.settings)

  test('describes every setting once', () => {
    const names = settings.map(({ name }) => name)
    expect(names.toSorted()).toEqual(settingNames.filter((name) => name !== 'KAMPANA_DEV').toSorted())
    expect(settings.filter(({ description }) => description === '')).toEqual([])
  })

  test('shows the defaults of the server', () => {
    const defaults = readSettings({})
    const shown = settings.filter(({ value }) => value !== undefined)
    expect(readSettings(Object.fromEntries(shown.map(({ name, value }) => [name, value])))).toEqual(defaults)
  })

  test('shows examples that the server accepts', () => {
    const example = settings
      .filter(({ name }) => name !== 'MAIL_DKIM_KEY')
      .map((one) => [one.name, one.example])
    expect(() => readSettings(Object.fromEntries(example))).not.toThrow()
  })
})

describe('docs: events', () => {
  const events = read('docs/reference/events.md')

  test('list every logged action', () => {
    const custom = allResources().flatMap((resource) =>
      Object.values(resource.customActions).map(({ log }) => log.action),
    )
    const actions = new Set([...Object.keys(logActions), ...custom])
    expect([...actions].filter((action) => !events.includes(`\`${action}\``))).toEqual([])
  })

  test('list every metric and alert rule', () => {
    const metrics = read('packages/server/src/operations/metrics/measure.ts').match(/\bkampana_\w+/g) ?? []
    const rules = [...read('docs/operations/alerts.yaml').matchAll(/alert: (\w+)/g)].map(
      ([, name = '']) => name,
    )
    expect(metrics.length).toBeGreaterThan(8)
    expect([...metrics, ...rules].filter((name) => !events.includes(`\`${name}\``))).toEqual([])
  })
})
