import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Prints the compressed size of the built dashboard's files that load before a page is shown. Every page loads the entry, the
 * chunk for guests or for signed-in people, and its own chunk. A page with data then also loads the data provider. Run it after
 * `vite build`.
 */
interface Chunk {
  file: string
  name?: string
  imports?: string[]
  isEntry?: boolean
}

const dist = join(import.meta.dirname, 'dist')
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

const needed = (keys: readonly string[], found = new Set<string>()): Set<string> => {
  for (const key of keys) {
    if (found.has(key)) continue
    found.add(key)
    needed(manifest[key]?.imports ?? [], found)
  }
  return found
}
const kilobytes = (keys: ReadonlySet<string>, encoding: 'gz' | 'br'): string => {
  const bytes = [...keys].map((key) => sizeOf(join(dist, manifest[key]?.file ?? key), encoding))
  return (bytes.reduce((sum, size) => sum + size, 0) / 1024).toFixed(1).padStart(6)
}
/** Files below a minimum size aren't compressed. */
const sizeOf = (file: string, encoding: 'gz' | 'br'): number =>
  readFileSync(existsSync(`${file}.${encoding}`) ? `${file}.${encoding}` : file).length

/** File of a named chunk (vite.config.ts). */
const part = (name: string): string =>
  Object.keys(manifest).find((key) => manifest[key]?.name === name) ?? name
const list = '../engine/admin/src/screens/list/list.tsx'
const pages = {
  'any page': [],
  login: [part('guests')],
  dashboard: [part('dashboard')],
  home: [part('dashboard'), 'src/home/home.tsx'],
  'a list': [part('dashboard'), list],
  'list, data': [part('dashboard'), list, 'src/product-verbs/product-data-provider.ts'],
}
for (const [page, parts] of Object.entries(pages)) {
  const keys = needed(['index.html', ...parts])
  process.stdout.write(
    `${page.padEnd(10)} ${kilobytes(keys, 'gz')} KB gzip, ${kilobytes(keys, 'br')} KB brotli in ${keys.size} files\n`,
  )
}
