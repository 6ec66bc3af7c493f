import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packages } from '../../scripts/packages.ts'

const root = join(import.meta.dirname, '../..')

/** Names that several files export, with the reason. */
const shared: Readonly<Record<string, string>> = {
  Content: 'the content that the server uses, and the content of the site',
  RichTextField: 'the field declaration, and the component that renders it',
  Schema: 'the schema builder of our migrations, and the subset for the migrations of a college',
  alerts: 'the resource, and the migration that creates its table',
  bodyMessages: 'the messages, and their stub in bundles that show no errors',
  channels: 'the resource, and the migration that creates its table',
  college: 'the resource, and its content on the site',
  fullText: 'one implementation per SQL dialect',
  pages: 'the resource, and the migration that creates its table',
  recordPages: 'the function that returns the data of record pages, and the data on the site',
  redirects: 'the resource, and its content on the site',
  subscribers: 'the resource, and the migration that creates its table',
  suspensionRules: 'the resource, and the migration that creates its table',
}

test('names: an exported name has one meaning, unless listed here', () => {
  const files = packages
    .flatMap(({ folder }) => globSync(`${folder}/{src,build}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((file) => !/\.test\.|\/testing\//.test(file))
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
