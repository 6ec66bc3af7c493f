import { collegeDir } from '@kampana/shared/college-dir'
import { join } from 'node:path'

/** The folder of the college's content. */
export const collegeDirectory = collegeDir(join(import.meta.dirname, '../..'), process.env)
