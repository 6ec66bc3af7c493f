import type { Figures, RecordFigures } from '../figures.ts'
import type { FirstSteps } from '../first-steps.ts'
import type { SubscriberCounts } from '../notices/subscriber-counts.ts'
import type { Client } from './http/client.ts'
import { fallbackOn404, parseRecord } from './http/reply.ts'

/** What home shows besides records. Other back ends have none of it. */
export const homeApi = ({ call }: Client) => ({
  /** Null where the college counts nothing. */
  figures: (): Promise<Figures | null> =>
    fallbackOn404(null, async () => parseData<Figures>((await call('/api/figures')).body)),
  recordFigures: (resource: string, id: number | string): Promise<RecordFigures | null> =>
    fallbackOn404(null, async () =>
      parseData<RecordFigures>((await call(`/api/figures/${resource}/${encodeURIComponent(id)}`)).body),
    ),
  /** Null where nobody can subscribe. */
  subscriberCounts: (): Promise<SubscriberCounts | null> =>
    fallbackOn404(null, async () =>
      parseData<SubscriberCounts>((await call('/api/subscribers/counts')).body),
    ),
  firstSteps: (): Promise<FirstSteps | null> =>
    fallbackOn404(null, async () => parseRecord<FirstSteps>(await call('/api/first-steps'))),
})

const parseData = <T>(body: unknown): T | null => (body as { data: T | null }).data
