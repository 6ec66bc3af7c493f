import { monographPath } from '../monograph.ts'
import { readPart } from './parts.ts'
import { programPath } from '../program.ts'

/** The paths of the pages that the site map doesn't have: the monographs and the programs. */
export const listedPaths = async (): Promise<string[]> => {
  const [monographs, programs] = await Promise.all([readPart('monographs'), readPart('programs')])
  return [
    ...monographs.map(({ link }) => monographPath(link)),
    ...programs.map(({ slug }) => programPath(slug)),
  ]
}
