import type { Resource } from '@kampana/engine-declare/resource'
import { capabilities } from '../../back-end/capabilities.ts'

/** Name of the author column, which no declaration has. */
export const authorColumn = 'authors'

/** True if a resource's lists include authors. Only our own server returns them. */
export const hasAuthors = ({ fields }: Resource): boolean => capabilities().lists && !fields[authorColumn]
