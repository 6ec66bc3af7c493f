import { registerSummaries } from '@kampana/shared/registry/all-summaries'
import { registerResourceLoader } from '@kampana/shared/registry/load-resources'
import { otherSummaries, recordedSummaries } from '@kampana/shared/resources/summaries'

/** Hands the product's resources to the engine: their summaries at once, their declarations when a screen needs them. */
export const registerProductResources = (): void => {
  registerSummaries({ before: recordedSummaries, after: otherSummaries })
  registerResourceLoader(() => import('@kampana/shared/resources/register'))
}
