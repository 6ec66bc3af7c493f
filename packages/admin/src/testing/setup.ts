import '@kampana/shared/resources/register'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { failOnConsoleErrors } from '../../../../tests/support/console-errors.ts'
import { clearForbiddenLists } from '../data-provider/other-back-end/forbidden-lists.ts'
import { registerProductResources } from '../registered-resources.ts'
import { testBrand } from './college.ts'
import { leanDevelopment } from './lean-development.ts'
import { setScreenWidth } from './screen-width.ts'

// In development react-admin writes each call that is refused to the console, where the screen tells it to the person, and
// those that end because the screen has gone.
failOnConsoleErrors((error) => error instanceof Error && ('status' in error || error.name === 'AbortError'))

/** Whether the query under way is one of several tries; Testing Library's types leave the property out. */
const isTriedAgain = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true

// Screens are fetched when they are first opened, which under load takes longer than a second.
// Asking jsdom for the style of each element's ancestors, to leave out hidden ones, is most of a query's time.
configure({ asyncUtilTimeout: 10_000, defaultHidden: true })
// Each try of a `findBy…` prints the document into an error that nobody reads but the last, a twelfth of a run.
configure(({ getElementError }) => ({
  getElementError: (message, container) =>
    isTriedAgain() ? new Error(message ?? '') : getElementError(message, container),
}))

leanDevelopment()
registerProductResources()

// jsdom lays nothing out, but the editor asks where the cursor is.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList
Range.prototype.getBoundingClientRect = () => new DOMRect()
Element.prototype.scrollIntoView = () => {}

// The server puts it into the document.
const meta = { name: 'brand', content: JSON.stringify(testBrand()) }
document.head.append(Object.assign(document.createElement('meta'), meta))

beforeEach(() => {
  localStorage.clear()
  // A list that a test's server refused would be out of the menus of all that follow.
  clearForbiddenLists()
  // Dates and numbers are written in the page's language, which another test may have changed.
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
// Files share a window: what a file has put in a global's place goes with it.
afterAll(async () => {
  // A screen's file that is still under way would end with this file, and stay refused to all that share the worker.
  await vi.dynamicImportSettled()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
