import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const { version }: { version: string } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'))
const address = `assets/pdfjs-${version}/`

/**
 * Serves the files that pdf.js requests by name: its worker, and character maps and standard fonts for documents without
 * embedded fonts. `PDFJS_FILES` is their path.
 */
export const pdfjs = (): Plugin => ({
  name: 'kampana:pdfjs',
  config: () => ({ define: { PDFJS_FILES: JSON.stringify(`/${address}`) } }),
  generateBundle() {
    if (this.environment.config.build.ssr) return
    for (const [name, file] of files())
      this.emitFile({ type: 'asset', fileName: address + name, source: readFileSync(file) })
  },
  configureServer: ({ middlewares }) => {
    const byName = new Map(files())
    middlewares.use(`/${address}`, ({ url = '' }, response, next) => {
      const file = byName.get(url.slice(1))
      if (!file) return next()
      if (file.endsWith('.js')) response.setHeader('content-type', 'text/javascript')
      response.end(readFileSync(file))
    })
  },
})

/** Files by name below `PDFJS_FILES`. */
const files = (): [name: string, file: string][] => [
  ['pdf.worker.min.js', join(library, 'build/pdf.worker.min.js')],
  ...['cmaps', 'standard_fonts'].flatMap((folder) =>
    readdirSync(join(library, folder)).map((name): [string, string] => [
      `${folder}/${name}`,
      join(library, folder, name),
    ]),
  ),
]
