import type { ResourceSummary } from './resource-summary.ts'
import { ownResources } from './own-resources.ts'

/** Summaries of the product's resources: those before and after a college's own in menus. */
interface ProductSummaries {
  before: readonly ResourceSummary[]
  after: readonly ResourceSummary[]
}

let product: ProductSummaries = { before: [], after: [] }

/** Registers the summaries of the product's resources. */
export const registerSummaries = (summaries: ProductSummaries): void => {
  product = summaries
}

/** Summaries of all resources in menu order: the product's and the college's own. */
export const allSummaries = (): readonly ResourceSummary[] => [
  ...product.before,
  ...ownResources(),
  ...product.after,
]

/** Summary of a resource by name. Throws if there is none. */
export const findSummary = (name: string): ResourceSummary => {
  const summary = allSummaries().find((each) => each.name === name)
  if (!summary) throw new Error(`No resource is declared as '${name}'.`)
  return summary
}
