import { addressKey } from '@kampana/shared/content/address-key'
import { redirects } from '../content/store/current.ts'

/**
 * Guesses the page that an unknown address means: by a redirect of the site map, by ignoring case (`/About-Us`), or as the
 * last segment of one page's path (`/registrar`). `paths` are those of all pages.
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

/** Undefined if several paths end in the segment, as in `/college`. */
const findByLastSegment = (path: string, paths: readonly string[]): string | undefined => {
  if (!/^\/[^/]{2,}$/.test(path)) return undefined
  const found = paths.filter((candidate) => candidate.toLowerCase().endsWith(path))
  return found.length === 1 ? found[0] : undefined
}
