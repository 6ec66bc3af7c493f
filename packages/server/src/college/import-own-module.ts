import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

/** Module that a college's own files import as `kampana`: its bundle next to this one, or its source. */
const publicEntry = new URL(
  import.meta.url.endsWith('.ts') ? '../kampana.ts' : './kampana.js',
  import.meta.url,
).href

/**
 * Imports a TypeScript file of the college's folder by path. This file and its imports from the folder are ES modules,
 * regardless of any package.json above. `kampana` resolves to the running product.
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
