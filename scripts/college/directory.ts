import { collegeDir } from '@kampana/shared/college-dir'
import { join } from 'node:path'

/** Folder of the college's content. */
export const collegeDirectory = collegeDir(join(import.meta.dirname, '../..'), process.env)
