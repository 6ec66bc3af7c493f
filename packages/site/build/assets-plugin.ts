import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Manifest, Plugin } from 'vite'

const id = 'virtual:assets'

/**
 * Provides `virtual:assets`: the text of the client build's style sheets and the hashed names of its scripts. In development
 * it provides the sources.
 */
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
      return `export const assets = ${JSON.stringify(built ? builtAssets(root) : developmentAssets(root))}`
    },
  }
}

/** Address of a module outside of Vite's root. */
const devPreamble = `/@fs${fileURLToPath(import.meta.resolve('@kampana/engine-site/framework/dev-preamble'))}`

const developmentAssets = (root: string) => ({
  styles: [{ href: '/src/styles/site.css' }],
  ownStyles: Object.fromEntries(
    globSync('src/pages/*.tsx', { cwd: root }).map((page) => [page, findSheets(root, page)]),
  ),
  scripts: ['/@vite/client', devPreamble, '/src/entry-client.ts'],
})

const findSheets = (root: string, page: string): { href: string }[] =>
  [...read(join(root, page)).matchAll(/^import '(.+\.css)'$/gm)].map(([, sheet = '']) => ({
    href: `/${posix.join(posix.dirname(page), sheet)}`,
  }))

const builtAssets = (root: string) => {
  const folder = join(root, 'dist/client')
  const manifest: Manifest = JSON.parse(read(join(folder, '.vite/manifest.json')))
  const findFile = (source: string): string => {
    const entry = manifest[source]
    if (!entry) throw new Error(`The client build has no ${source}.`)
    return entry.file
  }
  const sheet = (file: string) => ({ href: `/${file}`, text: read(join(folder, file)).trim() })
  return {
    styles: [sheet(findFile('src/styles/site.css'))],
    ownStyles: Object.fromEntries(
      Object.entries(manifest)
        .filter(([source]) => source.startsWith('src/pages/'))
        .map(([source, { css = [] }]) => [source, css.map(sheet)]),
    ),
    scripts: [`/${findFile('src/entry-client.ts')}`],
  }
}

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The client build never imports this module, so the builds ran in the wrong order.
    throw new Error(`${file} is missing. Run the client build (vite build) before the server build.`)
  }
}
