import * as z from 'zod'
import { firstStepsSchema } from '../first-steps.ts'
import type { Parsed } from '@kampana/engine-declare/schema/reply-reader'
import { get } from '@kampana/engine-declare/calls/call'

const serverCondition = () =>
  z.object({ version: z.string(), problems: z.array(z.string()), backed_up_at: z.string().nullable() })
/** Condition of the server: its problems as sentences, and the time of the last backup. */
export type ServerCondition = Parsed<typeof serverCondition>

/** Calls of the dashboard's home page. */
export const homeCalls = {
  condition: get('/api/condition', {
    // The same users see failed e-mails.
    access: ['list letters'],
    tag: 'server',
    summary: 'Show the problems of the server and the time of its last backup',
    data: serverCondition,
  }),
  firstSteps: get('/api/first-steps', {
    access: ['edit college', 'invite users', 'create updates', 'create class-status'],
    tag: 'server',
    summary: 'Show the completed setup steps of a new college',
    data: firstStepsSchema,
  }),
}
