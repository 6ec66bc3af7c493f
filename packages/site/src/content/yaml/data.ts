import { z } from 'zod'
import type { Files } from '../files.ts'
import { readMarkedFile, sample } from './sample.ts'

const read = (files: Files, file: string) => ({
  file,
  ...readMarkedFile(files, file, z.looseObject({ sample })),
})
export type Data = ReturnType<typeof read>

/** What has been read last, by file: a page, its lists and the check of unused files ask for the same ones. */
const known = new Map<string, { text: string; data: Data }>()

/** Reads the values of a data file, their lines, and the names of sample values. Each text is parsed once. */
export const readData = (files: Files, file: string): Data => {
  const text = files.text(file)
  const found = known.get(file)
  if (found?.text === text) return found.data
  const data = read(files, file)
  known.set(file, { text, data })
  return data
}
