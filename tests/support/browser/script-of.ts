import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  file: string
  name?: string
  imports?: string[]
  dynamicImports?: string[]
}

const built = join(import.meta.dirname, '../../../packages/site/dist/client')

/**
 * Compressed size in bytes of the scripts that a browser loads for the page of this module until hydration: the scripts of
 * every page, the page's own, and their dynamic imports.
 */
export const scriptOf = (page: string): number => {
  const chunks = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const wanted = new Set<string>()
  const want = (name: string): void => {
    if (wanted.has(name)) return
    wanted.add(name)
    for (const imported of chunks[name]?.imports ?? []) want(imported)
  }
  const own = chunks[page]
  if (!own) throw new Error(`The build of the site does not contain ${page}.`)
  const everyPage = Object.keys(chunks).find((key) => chunks[key]?.name === 'every-page')
  if (!everyPage) throw new Error('The build of the site has no chunk every-page.')
  for (const name of ['src/entry-client.ts', everyPage, page, ...(own.dynamicImports ?? [])]) want(name)
  const files = new Set([...wanted].map((name) => chunks[name]?.file ?? ''))
  return [...files]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + statSync(join(built, `${file}.br`)).size, 0)
}
