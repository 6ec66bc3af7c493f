import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixtureCollege } from '../../../../tests/support/college-directory.ts'
import { folderFiles } from '../content/folder/files.ts'
import { readContent } from '../content/read-content.ts'

test('tokens: define every custom property that a style uses', () => {
  const sheets = globSync('**/*.css', { cwd: import.meta.dirname }).map((name) =>
    readFileSync(join(import.meta.dirname, name), 'utf8'),
  )
  const { css } = readContent(folderFiles(fixtureCollege))
  const all = [...sheets, css].join('\n')
  const given = new Set([...all.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name))
  const used = [...all.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
  // The body of an update sets these on its text.
  const set = new Set(['--ink-of-text', '--ground-of-text'])
  expect([...new Set(used)].filter((name) => !given.has(name) && !set.has(name!))).toEqual([])
})
