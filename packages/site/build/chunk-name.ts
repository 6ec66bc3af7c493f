interface Module {
  isEntry: boolean
  importers: readonly string[]
  dynamicImporters: readonly string[]
}
interface Chunking {
  getModuleInfo: (id: string) => Module | null
}

/** What first views run may not wait for what comes with React. */
const firstViews = /\/src\/(?:entry-client|class-status\/(?:banner|format-last-checked))\.ts$/
const homeScript = /\/src\/home\/start-home\.ts$/
const takeover = /\/src\/entry-hydrate\.ts$/
/** What the college lists, which two or three pages share and no other needs. */
const listed = /^\0virtual:(?<name>program-list|academic-calendar)$/
const home = /\/src\/pages\/home\.tsx$/
const page = /\/src\/pages\//
/** Kinds of fields. Pages use their builders; schemas and all that they import are left out by tree shaking. */
const kind = /\/shared\/src\/kinds\//

/**
 * Which chunk a module belongs to: `every-page` is what a browser fetches when it takes over any page, or home, where
 * most visits begin; `some-pages` what several of the others share. Null leaves it to the bundler, which by itself would
 * cut both into twenty pieces, each found only when the one before it has come.
 */
export const chunkName = (id: string, chunking: Chunking): string | null => {
  const takers = [...findEntries(id, chunking)]
  const isFor = (some: RegExp) => takers.some((taker) => some.test(taker))
  if (isFor(firstViews)) return null
  if (isFor(homeScript)) return 'home-script'
  const pages = takers.filter((taker) => page.test(taker)).length
  const list = listed.exec(id)?.groups?.name
  if (list) return list
  if (isFor(takeover) || (isFor(home) && pages > 1)) return 'every-page'
  return pages > 1 ? 'some-pages' : null
}

/** The modules that are fetched by themselves, and with them this one: it is one of them, or they import it. */
const findEntries = (id: string, chunking: Chunking): ReadonlySet<string> => {
  const seen = new Set<string>()
  const takers = new Set<string>()
  const climb = (module: string): void => {
    if (seen.has(module)) return
    seen.add(module)
    const { isEntry = false, importers = [], dynamicImporters = [] } = chunking.getModuleInfo(module) ?? {}
    if (isEntry || dynamicImporters.length > 0) takers.add(module)
    importers.filter((importer) => kind.test(module) || !kind.test(importer)).forEach(climb)
  }
  climb(id)
  return takers
}
