import { decodePath } from './decode-path.ts'
import type { Page } from './page.ts'

/**
 * Finds pages by address: one with just this path, else the first whose path ends in `/*` and begins the address, else
 * `notFoundPage`.
 */
export const createRouteTable = (pages: readonly Page[], notFoundPage: Page) => {
  const fixed = new Map(pages.filter((page) => !isPrefix(page)).map((page) => [page.path, page]))
  const prefixes = pages.filter(isPrefix)
  const fixedPaths: readonly string[] = [...fixed.keys()]
  return {
    /** Every address that is a page by itself. */
    fixedPaths,
    findPage: ({ pathname }: URL): Page =>
      fixed.get(decodePath(pathname)) ??
      prefixes.find(({ path }) => isBeneath(pathname, path.slice(0, -1))) ??
      notFoundPage,
    /** Loads the code of every page, so that none has to be waited for on the server. */
    loadEveryPage: async (): Promise<void> => {
      await Promise.all(pages.map(async ({ lazy }) => lazy?.()))
    },
  }
}

const isPrefix = ({ path }: Page): boolean => path.endsWith('/*')

const isBeneath = (pathname: string, prefix: string): boolean =>
  pathname.startsWith(prefix) && pathname.length > prefix.length
