import type { Resource } from '@kampana/shared/resource'
import { capabilities } from '../../back-end/capabilities.ts'

/** The name of the column that shows who made a record, which no declaration has. */
export const authorColumn = 'authors'

/** Whether lists of a resource tell their records' authors: only our own server knows them. */
export const hasAuthors = ({ fields }: Resource): boolean => capabilities().lists && !fields[authorColumn]
