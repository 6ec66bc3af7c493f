import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

/** The module that a college's own files import as `kampana`: beside this one in the bundle, or its source. */
const publicEntry = new URL(
  import.meta.url.endsWith('.ts') ? '../kampana.ts' : './kampana.js',
  import.meta.url,
).href

/**
 * Imports a TypeScript file of the college's folder, by its path. It and what it imports from that folder are ES modules,
 * whatever package.json is above them, and `kampana` is the product that runs.
 */
export const importOwnModule = async (path: string): Promise<object> => {
  const url = pathToFileURL(path).href
  const own = new Set([url])
  const hooks = registerHooks({
    resolve: (specifier, context, next) => {
      if (specifier === 'kampana') return { url: publicEntry, shortCircuit: true }
      const resolved = next(specifier, context)
      const isOwn = own.has(resolved.url) || (own.has(context.parentURL ?? '') && specifier.startsWith('.'))
      if (!isOwn || !resolved.url.endsWith('.ts')) return resolved
      own.add(resolved.url)
      return { ...resolved, format: 'module-typescript' }
    },
  })
  try {
    return (await import(/* @vite-ignore */ url)) as object
  } finally {
    hooks.deregister()
  }
}
