import * as z from 'zod'
import { classStatus } from '../resources/class-status.ts'
import type { ReplyRecord } from '@kampana/engine-declare/schema/record-reader'
import { recordSchema } from '@kampana/engine-declare/schema/schema'
import { get } from '@kampana/engine-declare/calls/call'

const notice = (): z.ZodType<ReplyRecord> => recordSchema(classStatus.fields, { inList: true })

/** Calls of the class status. The website’s own client makes them, because other back ends differ. */
export const classStatusCalls = {
  now: get('/api/class-status/now', {
    access: 'anyone',
    tag: 'class-status',
    summary: 'List class notices that are active or start within a day',
    description: '`until` is the time of the next change without an edit, or null.',
    reply: () => z.object({ data: z.array(notice()), now: z.string(), until: z.string().nullable() }),
  }),
}
