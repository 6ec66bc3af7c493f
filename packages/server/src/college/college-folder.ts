import { join } from 'node:path'

/** Where a college keeps what it is called, its colours and its seal. */
export const collegeFolder = join(import.meta.dirname, '../../../site/content/college')
