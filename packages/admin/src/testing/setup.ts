import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// Screens are fetched when they are first opened, which under load takes longer than a second.
// Asking jsdom for the style of each element's ancestors, to leave out hidden ones, is most of a query's time.
configure({ asyncUtilTimeout: 10_000, defaultHidden: true })

// jsdom lays nothing out, but the editor asks where the cursor is.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList
Range.prototype.getBoundingClientRect = () => new DOMRect()
Element.prototype.scrollIntoView = () => {}

beforeEach(() => {
  localStorage.clear()
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
  vi.stubGlobal('matchMedia', (query: string) => new WideScreen(query))
})
afterEach(() => {
  cleanup()
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
})

/** jsdom has no screen; this one is wide and likes it light. */
class WideScreen extends EventTarget {
  readonly media: string
  readonly matches: boolean
  readonly onchange = null
  constructor(query: string) {
    super()
    this.media = query
    this.matches = /min-width/.test(query)
  }
  addListener() {}
  removeListener() {}
}
