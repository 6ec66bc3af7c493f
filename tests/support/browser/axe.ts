import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe finds wrong with a page as it stands: the rule, where, and why. `rules` are all of axe's unless told. */
export const axeOn = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  // By the debugger's door, which the page's Content-Security-Policy doesn't guard.
  await page.evaluate(`window.axe ?? (() => { ${axe.source} })()`)
  // Describing all that is right, and sending it here, takes twice as long as finding what is wrong.
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
  const violations = await page.evaluate<AxeResults['violations']>(
    `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}
