import { collegeSchema } from '@kampana/shared/schema/college-schema'
import type { z } from 'zod'
import { checkContrast } from './theme/colours.ts'
import type { Files } from './files.ts'
import { readMarkedFile } from './yaml/sample.ts'

/** Names, places, contacts and links of the college. */
export type College = Omit<z.output<typeof collegeSchema>, 'sample' | 'colours'> & {
  ground: { light: string; dark: string }
}

const file = 'college.yaml'

/** Reads `college.yaml`. Its colours are apart, since they become CSS. */
export const readCollege = (files: Files) => {
  const { value, findLine, samples } = readMarkedFile(files, file, collegeSchema)
  const { colours, ...all } = value
  const { newerWebsite, ...others } = all
  const rest = newerWebsite?.hidden ? others : all
  checkContrast(file, colours, findLine)
  const ground = { light: colours.light.paper, dark: colours.dark.paper }
  return { college: { ...rest, ground } satisfies College, colours, samples }
}
