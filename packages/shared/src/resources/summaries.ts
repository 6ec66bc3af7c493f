import { summarizeResource } from '@kampana/engine-declare/registry/resource-summary'
import { letters, logs, recorded } from './index.ts'

/**
 * Summaries of the product's resources. The dashboard's build inserts them as data, so that the first page doesn't load the
 * declarations.
 */
export const recordedSummaries = recorded.map(summarizeResource)
export const otherSummaries = [logs, letters].map(summarizeResource)
