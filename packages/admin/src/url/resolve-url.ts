import { parsePicture, srcSet } from '@kampana/shared/media/picture'
import { apiUrl, siteUrl } from './server-url.ts'

/** A picture's or a file's address as a browser finds it: records give it as the server sees it, `/media/…`. */
export const toServerUrl = (address: string): string => resolveUrl(address, apiUrl)

/**
 * A picture's address as a body keeps it. Laravel tells one on the server itself with its APP_URL, which says http at home and
 * often behind a proxy that speaks https, and such a picture no page would show: it is kept by https where the dashboard
 * reaches the server so, since the college's site may have a host of its own, and by its path otherwise.
 */
export const toStoredUrl = (address: string): string => {
  const url = /^http:/i.test(address) ? URL.parse(address) : null
  const server = new URL(apiUrl, location.origin)
  if (url?.host !== server.host) return address
  return `${server.protocol === 'https:' ? server.origin : ''}${url.pathname}${url.search}`
}

/** Where a link of a body leads: pages of the site are `/admission` in it. */
export const toSiteUrl = (address: string): string => resolveUrl(address, siteUrl)

/** What an `img` needs in order to show a picture that a record names: one of ours comes in several sizes. */
export const imageSources = (address: string): { src: string; srcSet?: string } => {
  const picture = parsePicture(address)
  return {
    src: toServerUrl(address),
    ...(picture && { srcSet: srcSet(picture, 'webp').replaceAll('/media/', toServerUrl('/media/')) }),
  }
}

const resolveUrl = (address: string, base: string): string =>
  /^https?:/.test(base) && /^\/(?![/\\])/.test(address) ? new URL(address, base).href : address
