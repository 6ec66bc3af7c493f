import type { CollegeList } from '@kampana/shared/field'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

const file = join(import.meta.dirname, '../../site/content/college/college.yaml')
const lists = z.object({
  levels: z.array(z.string()),
  campuses: z.array(z.object({ name: z.string() })).transform((all) => all.map(({ name }) => name)),
})

/** What the college lists by name, in its order. */
export type CollegeLists = Readonly<Record<CollegeList, readonly string[]>>

/** The levels that a college teaches and its campuses, from the content that it edits. */
export const collegeLists = async (): Promise<CollegeLists> =>
  lists.parse(parse(await readFile(file, 'utf8')))
