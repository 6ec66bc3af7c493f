import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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
      return `export const assets = ${JSON.stringify(built ? fromManifest(root) : fromSources)}`
    },
  }
}

const fromSources = {
  styles: ['/src/styles/site.css'],
  scripts: ['/@vite/client', '/src/dev-preamble.ts', '/src/entry-client.ts'],
}

const fromManifest = (root: string) => {
  const file = join(root, 'dist/client/.vite/manifest.json')
  const manifest = JSON.parse(read(file)) as Record<string, { file: string }>
  const address = (source: string) => `/${manifest[source]!.file}`
  return { styles: [address('src/styles/site.css')], scripts: [address('src/entry-client.ts')] }
}

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The client build itself never asks for this module, so only a wrong order leads here.
    throw new Error(`${file} is missing. Run the client build (vite build) before the server build.`)
  }
}
