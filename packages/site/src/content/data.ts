import { z } from 'zod'
import { readMarkedFile, sample } from './sample.ts'

/** The values of a data file, where each of them stands, and which are sample. */
export const readData = (file: string) => ({ file, ...readMarkedFile(file, z.looseObject({ sample })) })
export type Data = ReturnType<typeof readData>
