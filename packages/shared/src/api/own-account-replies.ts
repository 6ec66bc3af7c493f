import * as z from 'zod'
import { replyReader, type Parsed } from '../schema/reply-reader.ts'

export const serverCondition = () =>
  z.object({ version: z.string(), problems: z.array(z.string()), backed_up_at: z.string().nullable() })
/** Condition of the server: its problems as sentences, and the time of the last backup. */
export type ServerCondition = Parsed<typeof serverCondition>

export const readCondition = replyReader('condition', serverCondition)
