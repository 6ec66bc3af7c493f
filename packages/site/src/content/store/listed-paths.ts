import { readPart } from './parts.ts'

/** Paths of pages outside the site map: monographs and programs. */
export const listedPaths = async (): Promise<string[]> => {
  const [monographs, programs] = await Promise.all([readPart('monographs'), readPart('programs')])
  return [...monographs, ...programs].map(({ address }) => address)
}
