import { bodyMessages } from '@kampana/engine-declare/messages/body-messages'
import { listedResources, showableFields } from '@kampana/engine-declare/records-in-bodies'
import type { RichTextNode } from '@kampana/engine-declare/rich-text/rich-text'
import { HttpError } from '../../error.ts'
import { maxRowsForVisitors, parseListQuery } from './list-query.ts'

/**
 * Problem of a list of records in a body, as a sentence: visitors can't read the resource, or can't use the filter. Equals the
 * reply to a visitor's own call.
 */
export const recordsProblem = ({ attrs = {} }: RichTextNode): string | undefined => {
  const resource = listedResources().find(({ name }) => name === attrs['resource'])
  if (!resource) return bodyMessages.unknownRecords
  try {
    parseListQuery(resource, { filter: JSON.stringify(attrs['filter'] ?? {}) }, maxRowsForVisitors, 'guest')
    const columns = (attrs['columns'] ?? []) as readonly string[]
    return columns.every((name) => showableFields(resource).includes(name))
      ? undefined
      : bodyMessages.recordsColumns
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return bodyMessages.recordsFilter
  }
}
