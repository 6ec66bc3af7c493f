import type { Resource } from '@kampana/shared/resource'
import { memoize } from '../../memoize.ts'

/** The fields that hold a record's own addresses on the site. */
export const addressFields = memoize(
  ({ fields, redirect }: Pick<Resource, 'fields' | 'redirect'>): string[] => [
    ...Object.entries(fields).flatMap(([name, field]) => (field.isOwnAddress ? [name] : [])),
    ...(redirect ? [redirect.from] : []),
  ],
)
