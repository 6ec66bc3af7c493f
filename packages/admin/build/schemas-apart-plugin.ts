import type { Plugin } from 'vite'
import { pathRule } from '../../../scripts/path-rules.ts'

/**
 * Keeps zod out of the first load. A kind's file contains both the field's declaration, which every page needs, and its
 * schemas, which only the data provider needs. A module can't be split between chunks. So the schemas import a second instance
 * of the module under a separate id. Tree shaking removes the unused half of each.
 */
export const schemasApart = (): Plugin => ({
  name: 'kampana:schemas-apart',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.{1,2}\// },
    async handler(source, importer, options) {
      if (!importer || !needsSchemas.test(importer)) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      return resolved && isKind.test(resolved.id) ? { ...resolved, id: `${resolved.id}?schemas` } : resolved
    },
  },
  generateBundle(_options, bundle) {
    // If two chunks import each other, the first to run finds the other one empty, and no page loads.
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || !file.isEntry) continue
      const circular = file.imports.filter((name) => {
        const other = bundle[name]
        return other?.type === 'chunk' && other.imports.includes(file.fileName)
      })
      if (circular.length > 0)
        this.error(
          `The first load and ${circular.join(', ')} need each other: name the modules in 'codeSplitting'.`,
        )
    }
    const first = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' && file.isEntry ? file.moduleIds : [],
    )
    if (first.some((id) => id.includes('/zod/')))
      this.error(
        'Every first load would have zod: something outside of engine/declare/src/schema asks a kind for its schemas.',
      )
  },
})

const needsSchemas = pathRule(
  '/engine/declare/src/schema/[^/]+\\.ts$',
  '/engine/declare/src/kinds/[^?]+\\.ts\\?schemas$',
)
const isKind = pathRule('/engine/declare/src/kinds/[^?]+\\.ts$')
