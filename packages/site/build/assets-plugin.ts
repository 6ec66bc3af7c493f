import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Plugin } from 'vite'

const id = 'virtual:assets'

/** What a document links to: hashed names out of the client build's manifest, or the sources themselves in development. */
export const assets = (): Plugin => {
  let root = ''
  let built = false
  return {
    name: 'kampana:assets',
    configResolved: (config) => {
      root = config.root
      built = config.command === 'build'
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) => {
      if (resolved !== `\0${id}`) return undefined
      return `export const assets = ${JSON.stringify(built ? fromManifest(root) : fromSources(root))}`
    },
  }
}

const fromSources = (root: string) => ({
  styles: ['/src/styles/site.css'],
  ownStyles: Object.fromEntries(
    globSync('src/pages/*.tsx', { cwd: root }).map((page) => [page, sheetsIn(root, page)]),
  ),
  scripts: ['/@vite/client', '/src/dev-preamble.ts', '/src/entry-client.ts'],
})

const sheetsIn = (root: string, page: string): string[] =>
  [...read(join(root, page)).matchAll(/^import '(.+\.css)'$/gm)].map(
    ([, sheet = '']) => `/${posix.join(posix.dirname(page), sheet)}`,
  )

const fromManifest = (root: string) => {
  const file = join(root, 'dist/client/.vite/manifest.json')
  const manifest = JSON.parse(read(file)) as Record<string, { file: string; css?: string[] }>
  const address = (source: string) => `/${manifest[source]!.file}`
  return {
    styles: [address('src/styles/site.css')],
    ownStyles: Object.fromEntries(
      Object.entries(manifest)
        .filter(([source]) => source.startsWith('src/pages/'))
        .map(([source, { css = [] }]) => [source, css.map((sheet) => `/${sheet}`)]),
    ),
    scripts: [address('src/entry-client.ts')],
  }
}

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The client build itself never asks for this module, so only a wrong order leads here.
    throw new Error(`${file} is missing. Run the client build (vite build) before the server build.`)
  }
}
