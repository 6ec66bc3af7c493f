import { programs } from 'virtual:programs'
import { redirects } from 'virtual:redirects'
import { decodePath } from '../framework/decode-path.ts'
import { fixedPaths } from '../routes.ts'

/**
 * The page that an address without one probably means: as the site map redirects it, in other letters than it has
 * (`/About-Us`), or shortened to the last part of one page's address (`/registrar`).
 */
export const guessPath = ({ pathname, search }: URL): string | undefined => {
  const path = decodePath(pathname).toLowerCase().replace(/\/+$/, '')
  const declared = Object.hasOwn(redirects, path) ? redirects[path] : undefined
  const meant = declared ?? findIgnoringCase(path) ?? findByLastSegment(path)
  if (meant === undefined) return undefined
  const [page = '', part] = encodeURI(meant).split('#')
  return page + search + (part === undefined ? '' : `#${part}`)
}

const everyPath: readonly string[] = [...fixedPaths, ...Object.keys(programs)]

const findIgnoringCase = (path: string): string | undefined =>
  everyPath.find((fixed) => fixed.toLowerCase() === path)

/** Several pages end in `/college`, so that alone means none of them. */
const findByLastSegment = (path: string): string | undefined => {
  if (!/^\/[^/]{2,}$/.test(path)) return undefined
  const found = everyPath.filter((fixed) => fixed.toLowerCase().endsWith(path))
  return found.length === 1 ? found[0] : undefined
}
