import * as z from 'zod'
import { optional } from '@kampana/engine-declare/kinds/index'
import type { Fields } from '@kampana/engine-declare/resource'
import { updates } from '../resources/updates.ts'
import { post } from '@kampana/engine-declare/calls/call'

/** Makes all fields optional. */
const allOptional = <F extends Fields>(fields: F) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { condition: _, requiredWith: _with, ...free } = field
      return [name, optional(free)]
    }),
  ) as unknown as { [K in keyof F]: F[K] & { required: false } }

/** Form of an unfinished update: nothing is required, and its days may be past. */
export const unfinishedUpdate = allOptional(updates.fields)

/** Calls that render an update in a form, and store nothing. */
export const updatePreviewCalls = {
  preview: post('/api/updates/preview', {
    access: ['create updates', 'edit updates'],
    tag: 'updates',
    summary: 'Preview an unsaved update',
    body: unfinishedUpdate,
    isUnparsed: true,
    data: () => z.object({ html: z.string() }),
    hasMessage: false,
    refusals: [419, 422],
  }),
}
