import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

/** Violations of axe's rules on the current page: the rule, the element and the reason. Runs all rules by default. */
export const axeOn = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  await bringAxe(page)
  // Returning only violations takes half the time of returning all results.
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
  const violations = await page.evaluate<AxeResults['violations']>(
    `(${atRest})(() => axe.run(${JSON.stringify(options)}).then(({ violations }) => violations))`,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}

/**
 * Runs in the page. Checks while no color transition runs, and repeats the check if one begins meanwhile, such as a fading
 * notice. A color in transition has a contrast that nobody sees.
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
 * Injects axe into a page and its later documents by the debugger, which ignores the page's Content-Security-Policy. The
 * script of half a megabyte is sent once, and compiled on use.
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
