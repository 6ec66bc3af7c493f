import { z } from 'zod'
import type { Files } from '../files.ts'
import { readMarkedFile, sample } from './sample.ts'

const read = (files: Files, file: string) => ({
  file,
  ...readMarkedFile(files, file, z.looseObject({ sample })),
})
export type Data = ReturnType<typeof read>

/** What has been read of a folder, by file: a page, its lists and the check of unused files ask for the same ones. */
const known = new WeakMap<Files, Map<string, Data>>()

/** Reads the values of a data file, their lines, and the names of sample values. Each file is parsed once. */
export const readData = (files: Files, file: string): Data => {
  const ofFolder = known.get(files) ?? new Map<string, Data>()
  known.set(files, ofFolder)
  const data = ofFolder.get(file) ?? read(files, file)
  ofFolder.set(file, data)
  return data
}
