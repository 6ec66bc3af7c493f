import type { ResourceSummary } from './resource-summary.ts'
import { ownResources } from './own-resources.ts'

/** Summaries of a product's resources: those that stand in menus before a college's own, and those that stand after. */
interface ProductSummaries {
  before: readonly ResourceSummary[]
  after: readonly ResourceSummary[]
}

let product: ProductSummaries = { before: [], after: [] }

/** Registers the summaries of the product's resources. */
export const registerSummaries = (summaries: ProductSummaries): void => {
  product = summaries
}

/** A summary of every resource, in the order of menus: the product's, and those that the college has declared. */
export const allSummaries = (): readonly ResourceSummary[] => [
  ...product.before,
  ...ownResources(),
  ...product.after,
]

/** The summary of a resource by its name. Throws where there is none. */
export const findSummary = (name: string): ResourceSummary => {
  const summary = allSummaries().find((each) => each.name === name)
  if (!summary) throw new Error(`No resource is declared as '${name}'.`)
  return summary
}
