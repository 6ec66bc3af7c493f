import { pathRule } from '../../../scripts/path-rules.ts'

interface Module {
  isEntry: boolean
  importers: readonly string[]
  dynamicImporters: readonly string[]
}
interface Chunking {
  getModuleInfo: (id: string) => Module | null
}

/** Modules that every first view runs. They have no chunk name, so that they load without React's chunk. */
const firstViews = pathRule(
  '/site/src/entry-client\\.ts$',
  '/site/src/class-status/(?:banner|format-last-checked)\\.ts$',
)
const homeScript = pathRule('/site/src/home/start-home\\.ts$')
const hydration = pathRule('/site/src/entry-hydrate\\.ts$')
const home = pathRule('/site/src/pages/home\\.tsx$')
const page = pathRule('/site/src/pages/')
/** Pages that share the display of class notices. */
const noticePages = pathRule(
  '/site/src/pages/check-code\\.tsx$',
  '/site/src/pages/class-(?:notice|status)\\.tsx$',
)
/** Page of an update, the most frequent landing page and the one with the most script. */
const updatePage = pathRule('/site/src/pages/update-page\\.tsx$')
/** Kinds of fields. Pages use their builders, and tree shaking drops the schemas with their imports. */
const kind = pathRule('/engine/declare/src/kinds/')

/**
 * Name of a module's chunk. `every-page` is needed to hydrate any page and includes modules that the home page shares.
 * `update-pages` is shared with the page of an update, `notice-pages` by the pages of notices, and `some-pages` by other
 * pages. Null leaves the module to the bundler. Without names, the bundler would create twenty chunks, each discovered only
 * after the previous one has loaded.
 */
export const chunkName = (id: string, chunking: Chunking): string | null => {
  const entries = [...findEntries(id, chunking)]
  const isReachedFrom = (some: RegExp) => entries.some((entry) => some.test(entry))
  if (isReachedFrom(firstViews)) return null
  if (isReachedFrom(homeScript)) return 'home-script'
  const pages = entries.filter((entry) => page.test(entry))
  if (isReachedFrom(hydration) || (isReachedFrom(home) && pages.length > 1)) return 'every-page'
  if (pages.length <= 1) return null
  if (pages.every((each) => noticePages.test(each))) return 'notice-pages'
  return pages.some((each) => updatePage.test(each)) ? 'update-pages' : 'some-pages'
}

/** Entries and dynamically imported modules that import this module directly or indirectly, including the module itself. */
const findEntries = (id: string, chunking: Chunking): ReadonlySet<string> => {
  const seen = new Set<string>()
  const entries = new Set<string>()
  const visitImporters = (module: string): void => {
    if (seen.has(module)) return
    seen.add(module)
    const { isEntry = false, importers = [], dynamicImporters = [] } = chunking.getModuleInfo(module) ?? {}
    if (isEntry || dynamicImporters.length > 0) entries.add(module)
    importers.filter((importer) => kind.test(module) || !kind.test(importer)).forEach(visitImporters)
  }
  visitImporters(id)
  return entries
}
