import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadContent } from './load-content.ts'

const fixture = join(import.meta.dirname, '../../../../tests/support/college')

const makeFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-content-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(fixture, join(folder, 'college'), { recursive: true })
  const cache = join(folder, 'cache/content.json')
  return { cache, directory: join(folder, 'college'), load: () => load(join(folder, 'college'), cache) }
}
const load = async (directory: string, cache: string) => {
  const { folder, ...loaded } = await loadContent({ directory, caches: [cache] })
  return { ...loaded, records: folder().records }
}

test.each([
  ['was cut off', (text: string) => text.slice(0, -100)],
  ['is empty', () => ''],
  ['is of other content', (text: string) => text.replaceAll('raft', 'boat')],
  ['has no content', (text: string) => `${text.slice(0, text.indexOf('\n'))}\nnull`],
])('a cache that %s is read from the folder again', async (_name, spoil) => {
  const { cache, load } = makeFolder()
  const first = await load()
  const good = readFileSync(cache, 'utf8')
  writeFileSync(cache, spoil(good))
  expect(await load()).toEqual(first)
  expect(readFileSync(cache, 'utf8')).toBe(good)
  expect(readdirSync(join(cache, '..'))).toEqual(['content.json'])
})

test('unchanged content comes from the cache, also where links lead in circles and out of the folder', async () => {
  const { cache, directory, load } = makeFolder()
  for (const [to, name] of [
    ['.', 'round'],
    ['.', 'again'],
    ['/', 'out'],
    ['nowhere', 'broken'],
    ['loop', 'loop'],
  ] as const)
    symlinkSync(to, join(directory, name))
  const { hash } = await load()
  const { ino } = statSync(cache)
  expect((await load()).hash).toBe(hash)
  // Not written anew.
  expect(statSync(cache).ino).toBe(ino)
})

test('content is read where no cache can be written', async () => {
  const { directory } = makeFolder()
  expect((await load(directory, join(directory, 'seal.svg/content.json'))).hash).toMatch(/^[\w-]{10}$/)
})
