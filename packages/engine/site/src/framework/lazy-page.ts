import type { Page } from './page.ts'

/** A page with code splitting: `lazy` imports its definition on first use. */
export const lazyPage = (path: string, importPage: () => Promise<Page>): Page => {
  const failEarly = (): never => {
    throw new Error(`The page ${path} was used before its code was imported.`)
  }
  const page: Page = {
    path,
    lazy: async () => void Object.assign(page, await importPage()),
    load: failEarly,
    head: failEarly,
    view: failEarly,
  }
  return page
}
