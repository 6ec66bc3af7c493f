import { summarizeResource } from '../registry/resource-summary.ts'
import { letters, logs, recorded } from './index.ts'

/**
 * The summaries of the product's resources. The dashboard's build puts them here as data, so that the first page needn't load
 * the declarations.
 */
export const recordedSummaries = recorded.map(summarizeResource)
export const otherSummaries = [logs, letters].map(summarizeResource)
