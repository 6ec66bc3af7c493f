import { useMemo } from 'react'
import { readFrontValue } from './front-matter/front-value.ts'
import { parseYaml, type PageValues } from './page-values/page-values.ts'

/** The values of a page: the college's, and those of the data file that its front matter names. */
export const usePageValues = (
  front: string,
  readFile: (path: string) => string | undefined,
  college: unknown,
): PageValues => {
  const name = readFrontValue(front, 'data')
  const dataFile = name === undefined ? undefined : `data/${name}`
  const dataText = dataFile === undefined ? undefined : readFile(dataFile)
  const data = useMemo(() => parseYaml(dataText), [dataText])
  return useMemo(() => ({ college, data, dataFile }), [college, data, dataFile])
}
