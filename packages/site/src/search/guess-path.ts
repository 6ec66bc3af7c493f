import { redirects } from 'virtual:redirects'
import { decodePath } from '../framework/decode-path.ts'

/**
 * The page that an address without one probably means: as the site map redirects it, in other letters than it has
 * (`/About-Us`), or shortened to the last part of one page's address (`/registrar`). `paths` are those of all pages.
 */
export const guessPath = ({ pathname, search }: URL, paths: readonly string[]): string | undefined => {
  const path = decodePath(pathname).toLowerCase().replace(/\/+$/, '')
  const declared = Object.hasOwn(redirects, path) ? redirects[path] : undefined
  const meant = declared ?? findIgnoringCase(path, paths) ?? findByLastSegment(path, paths)
  if (meant === undefined) return undefined
  const [page = '', part] = encodeURI(meant).split('#')
  return page + search + (part === undefined ? '' : `#${part}`)
}

const findIgnoringCase = (path: string, paths: readonly string[]): string | undefined =>
  paths.find((fixed) => fixed.toLowerCase() === path)

/** Several pages end in `/college`, so that alone means none of them. */
const findByLastSegment = (path: string, paths: readonly string[]): string | undefined => {
  if (!/^\/[^/]{2,}$/.test(path)) return undefined
  const found = paths.filter((fixed) => fixed.toLowerCase().endsWith(path))
  return found.length === 1 ? found[0] : undefined
}
