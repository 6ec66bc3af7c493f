import { slugOf, type Program } from '../program.ts'
import { findPart, readPart } from './parts.ts'

/** Program with all fields of its page; undefined if there is none. */
export const findProgram = async (slug: string): Promise<Program | undefined> => {
  const [programs, part] = await Promise.all([readPart('programs'), findPart(`programs/${slug}`)])
  const listed = programs.find((program) => slugOf(program) === slug)
  return listed && part && { ...part, record: { ...listed, ...part.record } }
}
