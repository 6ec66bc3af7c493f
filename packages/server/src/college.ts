import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

const file = join(import.meta.dirname, '../../site/content/college/college.yaml')
const identity = z.object({ name: z.string().min(1) })

/** Whose site this is, from the content that a college edits. Letters are signed with it. */
export const collegeIdentity = async (): Promise<z.infer<typeof identity>> =>
  identity.parse(parse(await readFile(file, 'utf8')))
