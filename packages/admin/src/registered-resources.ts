import { registerSummaries } from '@kampana/shared/registry/all-summaries'
import { registerResourceLoader } from '@kampana/shared/registry/load-resources'
import { specification } from './account/specification.ts'
import { registerSpecification } from './back-end/available-resource.ts'
import { otherSummaries, recordedSummaries } from '@kampana/shared/resources/summaries'

/**
 * Hands the product's resources to the engine: their summaries at once, their declarations when a screen needs them, and what of
 * them another back end has.
 */
export const registerProductResources = (): void => {
  registerSummaries({ before: recordedSummaries, after: otherSummaries })
  registerSpecification(specification)
  registerResourceLoader(() => import('@kampana/shared/resources/register'))
}
