import type { Approval } from './approval.ts'
import { basicMessages } from '@kampana/shared/messages/basic-messages'
import * as z from 'zod'
import { invalid } from '../../error.ts'

const id = z.int().positive().max(2_147_483_647)
const named = z.object({ resource: z.string().max(100), id })
/** More records than anybody reviews before a publication. */
const most = 200

const list = z.array(named).min(1).max(most)
const approvedList = z.array(named.extend({ hash: z.string().max(100), version: z.int() })).max(most)

/** Reads the records named in a body. Throws a 422. */
export const parseRecords = (body: unknown): { resource: string; id: number }[] =>
  parseValue(list, body, 'records')

export const parseApprovals = (body: unknown): Approval[] => parseValue(approvedList, body, 'approved')

/** Reads the release named in a body, if any. */
export const parseReleaseId = (body: unknown): number | undefined =>
  parseValue(id.optional(), body, 'change_id')

/** A property of a body; undefined if it is missing. */
export const valueIn = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, name)
    ? (body as Readonly<Record<string, unknown>>)[name]
    : undefined

const parseValue = <T>(schema: z.ZodType<T>, body: unknown, name: string): T => {
  const read = schema.safeParse(valueIn(body, name))
  if (!read.success) throw invalid({ [name]: [basicMessages.invalid.selected(name)] })
  return read.data
}
