import type { Resource } from '@kampana/engine-declare/resource'
import { memoize } from '../../memoize.ts'

/** Fields that contain a record's own addresses on the website. */
export const addressFields = memoize(
  ({ fields, redirect }: Pick<Resource, 'fields' | 'redirect'>): string[] => [
    ...Object.entries(fields).flatMap(([name, field]) => (field.isOwnAddress ? [name] : [])),
    ...(redirect ? [redirect.from] : []),
  ],
)
