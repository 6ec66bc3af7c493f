import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Replaces Vite's preload helper for `import()`, which is 1 KB of the 2 KB that every first view runs. The replacement loads a
 * module's style sheets unless the document has them, and preloads no scripts.
 */
export const leanPreload = (): Plugin => {
  let root = ''
  return {
    name: 'kampana:lean-preload',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
    },
    transform: (_code, id) =>
      id.includes('vite/preload-helper')
        ? { code: preloadHelper(join(root, 'src/framework/deferred-css.ts')), map: null }
        : undefined,
  }
}

const preloadHelper = (styles: string): string => `
import { loadStyleSheet } from ${JSON.stringify(styles)}
export const __vitePreload = (load, sheets = []) =>
  Promise.all(sheets.map((sheet) => loadStyleSheet('/' + sheet))).then(load)
`
