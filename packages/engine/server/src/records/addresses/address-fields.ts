import { isLive, type Resource } from '@kampana/engine-declare/resource'
import { isReleased } from '@kampana/engine-declare/visibility'
import { memoize } from '../../memoize.ts'
import type { Row } from '../table.ts'

/** Fields that contain a record's own addresses on the website. */
export const addressFields = memoize(
  ({ fields, redirect }: Pick<Resource, 'fields' | 'redirect'>): string[] => [
    ...Object.entries(fields).flatMap(([name, field]) => (field.isOwnAddress ? [name] : [])),
    ...(redirect ? [redirect.from] : []),
  ],
)

/** True if a record owns its address, even outside the days on which visitors can read it, instead of reserving it. */
export const isLiveAddress = (resource: Resource, row: Row): boolean =>
  isLive(resource, row) && isReleased(resource, row)
