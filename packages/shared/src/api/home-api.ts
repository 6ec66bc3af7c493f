import { figuresSchema, recordFiguresSchema, type Figures, type RecordFigures } from '../figures.ts'
import { firstStepsSchema, type FirstSteps } from '../first-steps.ts'
import { subscriberCountsSchema, type SubscriberCounts } from '../notices/subscriber-counts.ts'
import { replyReader, type ReadReply } from '../schema/reply-reader.ts'
import type { Client } from './http/client.ts'
import { fallbackOn404, parseRecord } from './http/reply.ts'

/** What home shows besides records. Other back ends have none of it. */
export const homeApi = ({ call }: Client) => {
  const readIfThere = <T>(path: string, read: ReadReply<T>): Promise<T | null> =>
    fallbackOn404<T | null>(null, async () => parseRecord(await call(path), read))
  return {
    /** Null where the college counts nothing. */
    figures: (): Promise<Figures | null> => readIfThere('/api/figures', readFigures),
    recordFigures: (resource: string, id: number | string): Promise<RecordFigures | null> =>
      readIfThere(`/api/figures/${resource}/${encodeURIComponent(id)}`, readRecordFigures),
    /** Null where nobody can subscribe. */
    subscriberCounts: (): Promise<SubscriberCounts | null> =>
      readIfThere('/api/subscribers/counts', readCounts),
    firstSteps: (): Promise<FirstSteps | null> => readIfThere('/api/first-steps', readSteps),
  }
}

const readFigures = replyReader('figures', figuresSchema)
const readRecordFigures = replyReader('figures', recordFiguresSchema)
const readCounts = replyReader('subscribers', subscriberCountsSchema)
const readSteps = replyReader('first steps', firstStepsSchema)
