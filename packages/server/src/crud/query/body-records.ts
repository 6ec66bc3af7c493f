import { bodyMessages } from '@kampana/shared/messages/body-messages'
import { allResources } from '@kampana/shared/resources/index'
import type { RichTextNode } from '@kampana/shared/rich-text/rich-text'
import { HttpError } from '../../error.ts'
import { mostRowsForVisitors, parseListQuery } from './list-query.ts'

/**
 * Why a body can't show the records that it names, in plain words: visitors may not read them, or not ask for them by such a
 * filter. It is what a visitor's own call would be answered.
 */
export const recordsProblem = ({ attrs = {} }: RichTextNode): string | undefined => {
  const resource = allResources().find(({ name }) => name === attrs['resource'])
  if (!resource?.public.includes('list')) return bodyMessages.unknownRecords
  try {
    parseListQuery(resource, { filter: JSON.stringify(attrs['filter'] ?? {}) }, mostRowsForVisitors, 'guest')
    return undefined
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return bodyMessages.recordsFilter
  }
}
