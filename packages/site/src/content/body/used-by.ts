import { listsInBody } from '@kampana/engine-declare/records-in-bodies'
import type { BodyContext } from './render-record.ts'

/**
 * Dependencies of a body's HTML other than the body. They include addresses and lists only if the body has lists of records.
 */
export const usedBy = (
  json: unknown,
  { college, files, lists, measures, paths, names }: BodyContext,
): readonly unknown[] => {
  const shown = typeof json === 'string' ? [...listsInBody(json).keys()] : []
  if (shown.length === 0) return [college, files, names]
  return [college, files, names, paths, measures, ...shown.map((key) => lists[key])]
}
