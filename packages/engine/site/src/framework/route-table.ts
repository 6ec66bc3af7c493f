import { decodePath } from './decode-path.ts'
import type { Page } from './page.ts'

/** Finds pages by address: first by fixed path, then by the first matching prefix (`/*`), otherwise `notFoundPage`. */
export const createRouteTable = (pages: readonly Page[], notFoundPage: Page) => {
  const fixed = new Map(pages.filter((page) => !isPrefix(page)).map((page) => [page.path, page]))
  const prefixes = pages.filter(isPrefix)
  const fixedPaths: readonly string[] = [...fixed.keys()]
  return {
    /** Paths that aren't prefixes. */
    fixedPaths,
    findPage: ({ pathname }: URL): Page =>
      fixed.get(decodePath(pathname)) ??
      prefixes.find(({ path }) => isWithin(pathname, path.slice(0, -1))) ??
      notFoundPage,
    /** Imports the code of every page, so that no request on the server waits for it. */
    loadEveryPage: async (): Promise<void> => {
      await Promise.all(pages.map(async ({ lazy }) => lazy?.()))
    },
  }
}

const isPrefix = ({ path }: Page): boolean => path.endsWith('/*')

const isWithin = (pathname: string, prefix: string): boolean =>
  pathname.startsWith(prefix) && pathname.length > prefix.length
