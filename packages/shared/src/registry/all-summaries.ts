import type { ResourceSummary } from './resource-summary.ts'
import { ownResources } from './own-resources.ts'
import { otherSummaries, recordedSummaries } from './summaries.ts'

/** A summary of every resource, in the order of menus: the product's, and those that the college has declared. */
export const allSummaries = (): readonly ResourceSummary[] => [
  ...recordedSummaries,
  ...ownResources(),
  ...otherSummaries,
]

/** The summary of a resource by its name. Throws where there is none. */
export const findSummary = (name: string): ResourceSummary => {
  const summary = allSummaries().find((each) => each.name === name)
  if (!summary) throw new Error(`No resource is declared as '${name}'.`)
  return summary
}
