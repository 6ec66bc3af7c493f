import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

const names =
  'allow|authorization|cache-control|content-[a-z-]+|etag|link|list-[a-z-]+|location|message-id|retry-after|set-cookie|strict-transport-security|topic|vary|warning|webhook-[a-z]+|x-[a-z-]+'

/** Code that puts data into a header without a helper. */
const careless = [
  // A header's value.
  new RegExp(String.raw`(?<![\w-])(?:(?:${names})\s*:|'(?:${names})'\s*[:,])\s*` + '`[^`]*\\$\\{', 'i'),
  // A header written with its name, as in e-mails.
  new RegExp('(?<!headerValue)`(?:' + names + '|To): [^`]*\\$\\{', 'i'),
  // An ETag, and a redirect.
  /(?<!headerValue)`"\$\{[^`]*hash[^`]*\}"`/i,
  /\.redirect\((?!\s*(?:locationValue\(|'))/,
]

test.each([
  'reply.header(\'etag\', `"${hash}"`)',
  '{ \'content-disposition\': `inline; filename="${name}"` }',
  '{ location: `/updates/${title}` }',
  '[`List-Unsubscribe: <${link}>`]',
  'const tagOf = (hash) => `"${hash}"`',
  'reply.redirect(address, 301)',
])('headers: finds unescaped data in %s', (code) => {
  expect(careless.some((each) => each.test(code))).toBe(true)
})

test('headers: data is escaped by headerValue, locationValue or policyValue', () => {
  const files = globSync('packages/{server,site,engine/server,engine/site}/{src,build}/**/*.{ts,tsx}', {
    cwd: root,
  }).filter((file) => !/\.test\.|\/testing\/|\/development\//.test(file))
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split(/\n(?=\S)/)
      .flatMap((part) => careless.flatMap((each) => each.exec(part)?.[0] ?? []))
      .map((code) => `${file}: ${code}`),
  )
  expect(found).toEqual([])
})
