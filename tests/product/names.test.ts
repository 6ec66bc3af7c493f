import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Names that several files export, with the reason. */
const shared: Readonly<Record<string, string>> = {
  Content: 'what the server keeps of it, and what the site shows',
  RichTextField: 'the declared field, and the component that shows it',
  Schema: 'what our migrations build with, and the part that a college may use',
  alerts: 'the declaration of a resource, and the migration that made its table',
  bodyMessages: 'the messages, and what stands for them in a page that shows no fault',
  channels: 'the declaration of a resource, and the migration that made its table',
  college: 'the declaration of a resource, and what a page shows of it',
  fullText: 'one for each dialect',
  pages: 'the declaration of a resource, the migration that made its table, and what a page shows of it',
  recordPages: 'which there are, and what a page shows of them',
  redirects: 'the declaration of a resource, and what a page shows of it',
  subscribers: 'the declaration of a resource, and the migration that made its table',
  suspensionRules: 'the declaration of a resource, and the migration that made its table',
  trigrams: 'one for each dialect',
}

test('names: an exported name has one meaning, unless listed here', () => {
  const files = globSync('packages/*/{src,build}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.|\/testing\//.test(file),
  )
  const owners = new Map<string, Set<string>>()
  for (const file of files)
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(
      /^export (?:async )?(?:const|function\*?|class|interface|type|let) (\w+)/gm,
    ))
      owners.set(name, (owners.get(name) ?? new Set()).add(file))
  const several = [...owners].filter(([, { size }]) => size > 1).map(([name]) => name)
  expect(several.toSorted()).toEqual(Object.keys(shared).toSorted())
})

test("names: a test's name begins with its subject, unless its block's does", () => {
  const files = globSync('{packages,tests}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: (path) => path.endsWith('node_modules'),
  })
  const named = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(outermost)].map(([, , name]) => `${file}: ${name}`),
  )
  expect(named.length).toBeGreaterThan(1000)
  expect(named.filter((name) => !/^\S+: [^,.]{2,40}: /.test(name))).toEqual([])
})

/** Names of tests outside of `describe`, including tables of tests. */
const outermost = /^(?:(?:test|it)(?:\.each\(.*\))?|[\])}]+\))\(\s*(['"`])(.+?)\1/gm
