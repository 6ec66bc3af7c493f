import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { pathRule } from '../../../scripts/path-rules.ts'

/**
 * Adds the summaries of the resources to the build as data. Computing them in the browser would load every declaration, field
 * and text before the first page.
 */
export const summaries = (): Plugin => ({
  name: 'kampana:summaries',
  apply: 'build',
  load: {
    filter: { id: pathRule('/packages/shared/src/resources/summaries\\.ts$') },
    async handler(id) {
      const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(id).href)
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  },
})
