import type { Page } from 'playwright-core'

/** Calls the API with a page's own cookies. */
export const call = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([method, path, body]) => {
      const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const response = await fetch(path, {
        method,
        headers: { 'x-xsrf-token': decodeURIComponent(token), 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })
      return (await response.json()) as { data: Record<string, unknown> & { id: number } }
    },
    [method, path, body] as const,
  )
