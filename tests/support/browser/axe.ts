import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

/** axe's violations on the current page: the rule, the element, and why. Runs all rules by default. */
export const axeOn = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  await bringAxe(page)
  // Describing all that is right, and sending it here, takes twice as long as finding what is wrong.
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
  const violations = await page.evaluate<AxeResults['violations']>(
    `(${atRest})(() => axe.run(${JSON.stringify(options)}).then(({ violations }) => violations))`,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}

/**
 * In the page: looks while nothing changes its color, and again where something began to meanwhile, such as a notice that
 * goes. A color on its way to another has a contrast that nobody will see.
 */
const atRest = `async (look) => {
  const moving = () => document.getAnimations().filter((each) => each instanceof CSSTransition)
  for (;;) {
    let moved = false
    const note = () => (moved = true)
    document.addEventListener('transitionrun', note)
    // One that is broken off gives way to another.
    for (let all = moving(); all.length > 0; all = moving())
      await Promise.allSettled(all.map(({ finished }) => finished))
    moved = false
    const seen = await look()
    document.removeEventListener('transitionrun', note)
    if (seen.length === 0 || (!moved && moving().length === 0)) return seen
  }
}`

const haveAxe = new WeakSet<Page>()

/**
 * Gives axe to a page and to all documents that it will load, by the debugger's door, which the page's
 * Content-Security-Policy doesn't guard. Its half a megabyte is sent once, and compiled where it is used.
 */
const bringAxe = async (page: Page): Promise<void> => {
  if (haveAxe.has(page)) return
  haveAxe.add(page)
  await page.addInitScript(lazyAxe)
  await page.evaluate(lazyAxe)
}

const lazyAxe = `void Object.defineProperty(window, 'axe', {
  configurable: true,
  get() {
    delete window.axe;
    ${axe.source}
    return window.axe
  },
})`
