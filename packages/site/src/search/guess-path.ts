import { addressKey } from '@kampana/engine-declare/addresses/address-key'
import { redirects } from '../content/store/current.ts'

/**
 * Guesses the page for an unknown address: by a redirect of the site map, ignoring case (`/About-Us`), or as the last segment
 * of exactly one page's path (`/registrar`). `paths` has the paths of all pages.
 */
export const guessPath = ({ pathname, search }: URL, paths: readonly string[]): string | undefined => {
  const path = addressKey(pathname)
  const redirect = Object.hasOwn(redirects, path) ? redirects[path] : undefined
  const guess = redirect ?? findIgnoringCase(path, paths) ?? findByLastSegment(path, paths)
  if (guess === undefined) return undefined
  const [page = '', hash] = encodeURI(guess).split('#')
  return page + search + (hash === undefined ? '' : `#${hash}`)
}

const findIgnoringCase = (path: string, paths: readonly string[]): string | undefined =>
  paths.find((candidate) => candidate.toLowerCase() === path)

/** Path that ends in the segment; undefined if several do, as for `/college`. */
const findByLastSegment = (path: string, paths: readonly string[]): string | undefined => {
  if (!/^\/[^/]{2,}$/.test(path)) return undefined
  const found = paths.filter((candidate) => candidate.toLowerCase().endsWith(path))
  return found.length === 1 ? found[0] : undefined
}
