import { toServerUrl } from '../../../url/resolve-url.ts'

/**
 * Where a browser finds a picture that a page names. The server finds a file of the college by its name, whatever stands for
 * its hash; then it isn't cached.
 */
export const pictureAddress = (src: string): string => {
  if (/^(?:[a-z]+:|\/)/i.test(src)) return toServerUrl(src)
  const path = src.split('/').map(encodeURIComponent).join('/')
  return toServerUrl(`/content/files/${path.replace(/(\.\w+)$/, '-newest00$1')}`)
}
