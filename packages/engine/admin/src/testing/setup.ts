import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { failOnConsoleErrors } from '@kampana/engine-declare/testing/console-errors'
import { clearForbiddenLists } from '../data-provider/other-back-end/forbidden-lists.ts'
import { testBrand } from './test-brand.ts'
import { leanDevelopment } from './lean-development.ts'
import { setScreenWidth } from './screen-width.ts'

// In development, react-admin logs rejected and aborted calls to the console, although the screen already shows them.
failOnConsoleErrors((error) => error instanceof Error && ('status' in error || error.name === 'AbortError'))

/** True if the current query is retried; Testing Library's types omit the property. */
const isTriedAgain = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true

// Screens load when they are first opened, which takes longer than a second under load. Checking the style of each element's
// ancestors for hidden elements takes most of a query's time in jsdom.
configure({ asyncUtilTimeout: 10_000, defaultHidden: true })
// Each retry of a `findBy…` prints the document into an error. Only the last one is used; the others take a twelfth of a run.
configure(({ getElementError }) => ({
  getElementError: (message, container) =>
    isTriedAgain() ? new Error(message ?? '') : getElementError(message, container),
}))

leanDevelopment()

// jsdom has no layout, but the editor asks for the cursor's position.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList
Range.prototype.getBoundingClientRect = () => new DOMRect()
Element.prototype.scrollIntoView = () => {}
// It doesn't show files either.
Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} })
// The fake server doesn't cover XMLHttpRequest, which uploads use for progress. Without it they use fetch.
Reflect.deleteProperty(globalThis, 'XMLHttpRequest')

// The server adds it to the document.
const meta = { name: 'brand', content: JSON.stringify(testBrand()) }
document.head.append(Object.assign(document.createElement('meta'), meta))

beforeEach(() => {
  localStorage.clear()
  // A forbidden list would disappear from the menus of all later tests.
  clearForbiddenLists()
  // Dates and numbers depend on the page's language, which another test may have changed.
  document.documentElement.lang = 'en'
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
  setScreenWidth('wide')
})
afterEach(() => {
  cleanup()
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
})
// Test files share a window, so each one restores its globals.
afterAll(async () => {
  // An import that is still running would fail with this file and stay rejected for all files of the worker.
  await vi.dynamicImportSettled()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
