import type { CollegeList } from '@kampana/shared/kinds/index'
import { z } from 'zod'
import { collegeFile } from './college-file.ts'
import { interpreted } from '../interpreted-schema.ts'

const lists = z.object({
  levels: z.array(z.string()),
  campuses: z.array(z.object({ name: z.string() })).transform((all) => all.map(({ name }) => name)),
})

/** What the college lists by name, in its order. */
export type CollegeLists = Readonly<Record<CollegeList, readonly string[]>>

/** The levels that a college teaches and its campuses, from the content that it edits. */
export const readCollegeLists = async (): Promise<CollegeLists> =>
  lists.parse(await collegeFile(), interpreted)
