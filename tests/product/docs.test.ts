import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  anchorsOf,
  citing,
  citingText,
  documents,
  files,
  linksOf,
  markdown,
  read,
  root,
} from '../support/docs/documents.ts'

describe('docs: links', () => {
  test('lead to files and anchors that exist', () => {
    const broken = [...documents, 'CHANGELOG.md'].flatMap((document) =>
      linksOf(read(document))
        .filter((target) => !exists(document, target))
        .map((target) => `${document}: ${target}`),
    )
    expect(broken).toEqual([])
  })

  test('reach every page under docs/ from docs/README.md', () => {
    const start = 'docs/README.md'
    if (!markdown.includes(start)) return
    const reached = new Set([start])
    for (const document of reached)
      for (const target of linksOf(read(document))) {
        const file = normalize(join(dirname(document), target.split('#')[0]!))
        if (markdown.includes(file)) reached.add(file)
      }
    expect(documents.filter((file) => file.startsWith('docs/') && !reached.has(file))).toEqual([])
  })
})

describe('docs: citations', () => {
  test('of source files name files that exist', () => {
    const gone = documents.flatMap((document) =>
      namedFiles(read(document))
        .filter((name) => !files.some((file) => file === name || file.endsWith(`/${name}`)))
        .map((name) => `${document}: ${name}`),
    )
    expect(gone).toEqual([])
  })

  test('of documents name documents of this repository', () => {
    const gone = files.flatMap((file) =>
      documentsNamed(file)
        .filter((name) => !markdown.some((path) => path === name || path.endsWith(`/${name}`)))
        .map((name) => `${file}: ${name}`),
    )
    expect(gone).toEqual([])
  })

  test('by path name documents and headings that exist', () => {
    const gone = citing.flatMap((file) =>
      [...read(file).matchAll(/(?<![\w/.-])docs\/[\w./-]+\.md(?:#[\w-]+)?/g)]
        .filter(([citation]) => !exists('README.md', citation))
        .map(([citation]) => `${file}: ${citation}`),
    )
    expect(gone).toEqual([])
  })

  test('of decisions by number name decisions that exist', () => {
    const decisions = markdown.filter((file) => file.startsWith('docs/decisions/'))
    const names = decisions.map((file) => `${file}\n${headings(file)}`).join('\n')
    const known = new Set(names.match(/\b\d{4}\b/g))
    const cited = /\bdecisions?[ /](\d{2,4})\b/g
    const gone = files
      .filter((file) => !file.startsWith('docs/decisions/') && file !== 'CHANGELOG.md')
      .flatMap((file) =>
        [...citingText(file).matchAll(cited)]
          .filter(([, number = '']) => !known.has(number.padStart(4, '0')))
          .map(([citation]) => `${file}: ${citation}`),
      )
    expect(gone).toEqual([])
  })

  test('of issues by number are absent', () => {
    const tracker = /\b(?:issue|ticket|pull request|finding) #?\d+|\(#\d+\)/i
    expect(files.filter((file) => tracker.test(read(file)))).toEqual([])
  })
})

const exists = (document: string, target: string): boolean => {
  const [path = '', anchor] = target.split('#')
  const file = path === '' ? document : normalize(join(dirname(document), path))
  if (!existsSync(join(root, file))) return false
  return anchor === undefined || !file.endsWith('.md') || hasAnchor(file, anchor)
}

const hasAnchor = (document: string, anchor: string): boolean =>
  existsSync(join(root, document)) && anchorsOf(read(document)).includes(anchor)

const headings = (file: string): string => read(file).match(/^#.*/gm)?.join('\n') ?? ''

/** Source files in code marks, except placeholders, built files, and files of a college's own folder. */
const namedFiles = (text: string): string[] =>
  [...text.replaceAll(/```.*?```/gs, '').matchAll(/`([\w./-]+\w\.(?:ts|tsx|js|css|yaml|lua|sh))`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !/NNNN|KIND|dist\/|^channels\/|^theme\.css$/.test(name))

/** Documents named in a file. In code these are the ones in comments and the ones in capitals. */
const documentsNamed = (file: string): string[] => {
  const capitals = file.endsWith('.md') ? [] : (read(file).match(/\b[A-Z][A-Z_-]+\.md\b/g) ?? [])
  const named = [...(citingText(file).match(/[\w./-]*\w\.md\b/g) ?? []), ...capitals]
  return [...new Set(named.map((name) => name.replace(/^(?:\.{0,2}\/)+/, '')))]
}
