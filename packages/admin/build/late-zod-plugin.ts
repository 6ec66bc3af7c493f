import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { pathRule } from '../../../scripts/path-rules.ts'

const id = 'virtual:late-zod'

/**
 * Keeps zod out of the dashboard's first load. A call's declaration contains the schema of its reply, which is used only to parse
 * the reply. These modules import a substitute for zod. The module that parses replies fills it.
 */
export const lateZod = (): Plugin => ({
  name: 'kampana:late-zod',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (resolved) => (resolved === `\0${id}` ? substitute : undefined),
  transform(code, file) {
    if (declaring.test(file)) return { code: code.replace(importing, `import { z } from '${id}'`), map: null }
    return parsing.test(file) ? { code: filling() + code, map: null } : undefined
  },
})

const importing = /^import \* as z from 'zod'$/m
const declaring = pathRule(
  '/engine/declare/src/(?:calls|api)/[^?]+\\.ts$',
  '/engine/declare/src/(?:lists/(?:saved-view|author)|media/picture-use)\\.ts$',
  '/packages/shared/src/(?:statistics|first-steps|role-losses|notices/subscriber-counts)\\.ts$',
  '/packages/shared/src/(?:calls|api)/[^?]+\\.ts$',
)
/** Parses the replies of all calls. */
const parsing = pathRule('/engine/declare/src/schema/reply-reader\\.ts$')

const substitute = `let zod
export const z = /* @__PURE__ */ new Proxy({}, { get: (_, name) => zod[name] })
export const setZod = (loaded) => { zod = loaded }`

const packages = join(import.meta.dirname, '../..')

/** Imports only the functions that the declarations use, since a namespace would put zod into the first chunk. */
const filling = (): string => {
  const sources = globSync('{engine/declare,shared}/src/**/*.ts', { cwd: packages })
    .map((file) => join(packages, file))
    .filter((file) => declaring.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((code) => importing.test(code))
  const names = new Set(
    sources.flatMap((code) =>
      [...code.matchAll(/\bz\s*\.(?!infer\b)([a-z]\w*)[(<.]/g)].map(([, name = '']) => name),
    ),
  )
  const list = [...names].toSorted((a, b) => a.localeCompare(b))
  const renamed = list.map((name) => `${name} as zod_${name}`).join(', ')
  const filled = list.map((name) => `${name}: zod_${name}`).join(', ')
  return `import { ${renamed} } from 'zod'\nimport { setZod } from '${id}'\nsetZod({ ${filled} })\n`
}
