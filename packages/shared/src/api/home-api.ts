import {
  statisticsSchema,
  recordStatisticsSchema,
  type Statistics,
  type RecordStatistics,
} from '../statistics.ts'
import { firstStepsSchema, type FirstSteps } from '../first-steps.ts'
import { subscriberCountsSchema, type SubscriberCounts } from '../notices/subscriber-counts.ts'
import { roleLossesSchema, type RoleLosses } from '../role-losses.ts'
import { replyReader, type ReadReply } from '../schema/reply-reader.ts'
import type { Client } from './http/client.ts'
import { fallbackOn404, parseList, parseRecord } from './http/reply.ts'

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
    /** Null if the server has no such list. */
    roleLosses: (): Promise<RoleLosses[] | null> =>
      fallbackOn404<RoleLosses[] | null>(
        null,
        async () => parseList(await call('/api/role-losses'), readLosses).data,
      ),
    /** Removes a role from that list. */
    reviewRole: async (id: number): Promise<void> => {
      await call(`/api/role-losses/${id}`, { method: 'DELETE' })
    },
  }
}

const readStatistics = replyReader('figures', statisticsSchema)
const readRecordStatistics = replyReader('figures', recordStatisticsSchema)
const readCounts = replyReader('subscribers', subscriberCountsSchema)
const readLosses = replyReader('roles', roleLossesSchema)
const readSteps = replyReader('first steps', firstStepsSchema)
