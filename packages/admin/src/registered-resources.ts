import { registerSummaries } from '@kampana/engine-declare/registry/all-summaries'
import { registerResourceLoader } from '@kampana/engine-declare/registry/load-resources'
import { specification } from './account/specification.ts'
import { registerSpecification } from '@kampana/engine-admin/back-end/available-resource'
import { otherSummaries, recordedSummaries } from '@kampana/shared/resources/summaries'

/**
 * Registers the product's resources with the engine: summaries at once, declarations on first use, and the part that other
 * back ends support.
 */
export const registerProductResources = (): void => {
  registerSummaries({ before: recordedSummaries, after: otherSummaries })
  registerSpecification(specification)
  registerResourceLoader(() => import('@kampana/shared/resources/register'))
}
