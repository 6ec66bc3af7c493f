import { describe, expect, test } from 'vitest'
import { files, read } from '../support/docs/documents.ts'

describe('docs: kampana on a server', () => {
  const script = read('docs/operations/kampana')
  const operators = files.filter((file) => /^docs\/(operations|how-to\/operate)[./]/.test(file))
  const commands = /^ {2}(\w+(?: \| [\w-]+)+)\) shift/m.exec(script)![1]!.split(' | ')

  test('is used by every operator command in the documents, and its installation is documented', () => {
    const commanding = new RegExp(String.raw`pnpm(?:@[\d.]+)? (?:${commands.join('|')})\b(?! --tag)`)
    const lines = operators.flatMap((file) =>
      read(file)
        .split('\n')
        .map((line) => `${file}: ${line}`),
    )
    expect(lines.filter((line) => commanding.test(line))).toEqual([])
    expect(operators.map(read).join('\n')).toContain(
      'install -m 755 docs/operations/kampana /usr/local/bin/kampana\n',
    )
  })

  test('knows exactly the commands in the documents', () => {
    const named = [...operators, 'docs/reference/commands.md'].flatMap((file) =>
      [
        ...read(file).matchAll(
          /(?<![\w/@.-]|pnpm(?:@[\d.]+)? )kampana (?!on\b|kampana\b|release\b)([a-z]+)(?= |`|\n)/g,
        ),
      ].map(([, name = '']) => name),
    )
    expect([...new Set(named)].filter((name) => !commands.includes(name))).toEqual([])
    expect(commands.filter((name) => !named.includes(name))).toEqual([])
  })

  test('installs with the same version of pnpm as the documents', () => {
    const versions = [...files, 'docs/operations/kampana', 'Containerfile']
      .filter((file) => !/test|^docs\/decisions|CHANGELOG/.test(file))
      .flatMap((file) => read(file).match(/pnpm@\d[\d.]*\d/g) ?? [])
    expect(versions.length).toBeGreaterThan(5)
    expect(new Set(versions).size).toBe(1)
  })
})
