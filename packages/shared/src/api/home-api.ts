import {
  statisticsSchema,
  recordStatisticsSchema,
  type Statistics,
  type RecordStatistics,
} from '../statistics.ts'
import { firstStepsSchema, type FirstSteps } from '../first-steps.ts'
import { subscriberCountsSchema, type SubscriberCounts } from '../notices/subscriber-counts.ts'
import { replyReader, type ReadReply } from '../schema/reply-reader.ts'
import type { Client } from './http/client.ts'
import { fallbackOn404, parseRecord } from './http/reply.ts'

/** Information on the dashboard's home that isn't a record. Other back ends have none. */
export const homeApi = ({ call }: Client) => {
  const readIfThere = <T>(path: string, read: ReadReply<T>): Promise<T | null> =>
    fallbackOn404<T | null>(null, async () => parseRecord(await call(path), read))
  return {
    /** Null if statistics are off. */
    statistics: (): Promise<Statistics | null> => readIfThere('/api/statistics', readStatistics),
    recordStatistics: (resource: string, id: number | string): Promise<RecordStatistics | null> =>
      readIfThere(`/api/statistics/${resource}/${encodeURIComponent(id)}`, readRecordStatistics),
    /** Null if nobody can subscribe. */
    subscriberCounts: (): Promise<SubscriberCounts | null> =>
      readIfThere('/api/subscribers/counts', readCounts),
    firstSteps: (): Promise<FirstSteps | null> => readIfThere('/api/first-steps', readSteps),
  }
}

const readStatistics = replyReader('figures', statisticsSchema)
const readRecordStatistics = replyReader('figures', recordStatisticsSchema)
const readCounts = replyReader('subscribers', subscriberCountsSchema)
const readSteps = replyReader('first steps', firstStepsSchema)
