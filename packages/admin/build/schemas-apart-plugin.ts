import type { Plugin, Rolldown } from 'vite'
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
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || !isEarly(file)) continue
      const needed = importedBy(bundle, file)
      // If chunks import each other, the first to run finds another one empty, and no page loads.
      const circular = needed.filter((other) => other.imports.includes(file.fileName))
      if (circular.length > 0)
        this.error(
          `The chunk ${file.name} and ${circular.map(({ name }) => name).join(', ')} need each other: name the modules in 'codeSplitting'.`,
        )
      if (needed.some(({ moduleIds }) => moduleIds.some((id) => id.includes('/zod/'))))
        this.error(
          `The chunk ${file.name} loads zod: a module outside of engine/declare/src/schema uses a kind's schemas, or late-zod-plugin.ts lacks a module of calls.`,
        )
    }
  },
})

/** Chunks that a first load runs: those of chunk-groups.ts, the home page and lists. */
const early: ReadonlySet<string> = new Set([
  'first',
  'guests',
  'basics',
  'inputs',
  'dashboard',
  'home',
  'list',
])

const isEarly = ({ isEntry, name }: Rolldown.OutputChunk): boolean => isEntry || early.has(name)

/** Chunks that a chunk imports statically, directly or indirectly. */
const importedBy = (bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk): Rolldown.OutputChunk[] => {
  const found = new Set([chunk])
  for (const { imports } of found)
    for (const name of imports) {
      const other = bundle[name]
      if (other?.type === 'chunk') found.add(other)
    }
  return [...found]
}

const needsSchemas = pathRule(
  '/engine/declare/src/schema/[^/]+\\.ts$',
  '/engine/declare/src/kinds/[^?]+\\.ts\\?schemas$',
)
const isKind = pathRule('/engine/declare/src/kinds/[^?]+\\.ts$')
