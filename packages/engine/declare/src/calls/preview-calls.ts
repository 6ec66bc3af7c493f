import * as z from 'zod'
import { contentMessages } from '../messages/content-messages.ts'
import { post } from './call.ts'

const maxRecords = 100
/** In bytes: a text of 2 MB with all its characters escaped. Larger texts are reported as a problem. */
const bodyLimit = 16 * 1024 * 1024

/** Address of the page, and the drafts of records that it shows. */
export const previewInput = () =>
  z.object({
    records: z
      .array(
        z.object({
          resource: z.string(),
          id: z.int().nullable(),
          values: z.record(z.string(), z.unknown()),
        }),
      )
      .max(maxRecords, contentMessages.manyRecords(maxRecords))
      .default([]),
    address: z
      .string()
      .max(2000)
      .regex(/^\/(?![/\\])/, contentMessages.noAddress),
  })

const fault = () => z.object({ path: z.string(), line: z.int().nullable(), text: z.string() })

/** Calls that render a page of the site with drafts of records, and store nothing. */
export const pagePreviewCalls = {
  preview: post('/api/content/preview', {
    access: ['edit content', 'edit menus', 'edit college'],
    tag: 'content',
    summary: 'Preview a page with drafts of records',
    body: {
      records: () => previewInput().shape.records,
      address: () => previewInput().shape.address,
    },
    isUnparsed: true,
    bodyLimit,
    data: () => z.object({ html: z.string(), faults: z.array(fault()) }),
    hasMessage: false,
    refusals: [403, 422],
  }),
}
