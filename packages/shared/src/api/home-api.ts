import { figuresSchema, recordFiguresSchema, type Figures, type RecordFigures } from '../figures.ts'
import { firstStepsSchema, type FirstSteps } from '../first-steps.ts'
import { subscriberCountsSchema, type SubscriberCounts } from '../notices/subscriber-counts.ts'
import { roleLossesSchema, type RoleLosses } from '../role-losses.ts'
import { replyReader, type ReadReply } from '../schema/reply-reader.ts'
import type { Client } from './http/client.ts'
import { fallbackOn404, parseList, parseRecord } from './http/reply.ts'

/** What home shows besides records. Other back ends have none of it. */
export const homeApi = ({ call }: Client) => {
  const readIfThere = <T>(path: string, read: ReadReply<T>): Promise<T | null> =>
    fallbackOn404<T | null>(null, async () => parseRecord(await call(path), read))
  return {
    /** Null where the college counts nothing. */
    figures: (): Promise<Figures | null> => readIfThere('/api/statistics', readFigures),
    recordFigures: (resource: string, id: number | string): Promise<RecordFigures | null> =>
      readIfThere(`/api/statistics/${resource}/${encodeURIComponent(id)}`, readRecordFigures),
    /** Null where nobody can subscribe. */
    subscriberCounts: (): Promise<SubscriberCounts | null> =>
      readIfThere('/api/subscribers/counts', readCounts),
    firstSteps: (): Promise<FirstSteps | null> => readIfThere('/api/first-steps', readSteps),
    /** Null where the server has no such list. */
    roleLosses: (): Promise<RoleLosses[] | null> =>
      fallbackOn404<RoleLosses[] | null>(
        null,
        async () => parseList(await call('/api/role-losses'), readLosses).data,
      ),
    /** Takes a role off that list. */
    reviewRole: async (id: number): Promise<void> => {
      await call(`/api/role-losses/${id}`, { method: 'DELETE' })
    },
  }
}

const readFigures = replyReader('figures', figuresSchema)
const readRecordFigures = replyReader('figures', recordFiguresSchema)
const readCounts = replyReader('subscribers', subscriberCountsSchema)
const readLosses = replyReader('roles', roleLossesSchema)
const readSteps = replyReader('first steps', firstStepsSchema)
