import type { Page } from './page.ts'

/** A page with code splitting: `lazy` imports its definition on first use. */
export const lazyPage = (path: string, fetch: () => Promise<Page>): Page => {
  const failEarly = (): never => {
    throw new Error(`The page ${path} was asked for before it was fetched.`)
  }
  const page: Page = {
    path,
    lazy: async () => void Object.assign(page, await fetch()),
    load: failEarly,
    head: failEarly,
    view: failEarly,
  }
  return page
}
