import { parsePicture, srcSet } from '@kampana/engine-declare/media/picture'
import { apiUrl, siteUrl } from './server-url.ts'

/** Address of an image or file for the browser. Records contain it relative to the server, as in `/media/…`. */
export const toServerUrl = (address: string): string => resolveUrl(address, apiUrl)

/**
 * Address of an image as a body stores it. Laravel uses its APP_URL, which often starts with http even behind an https proxy.
 * No page would show such an image. The address becomes https if the dashboard reaches the server by https on a different
 * host, and a path otherwise.
 */
export const toStoredUrl = (address: string): string => {
  const url = /^http:/i.test(address) ? URL.parse(address) : null
  const server = new URL(apiUrl, location.origin)
  if (url?.host !== server.host) return address
  return `${server.protocol === 'https:' ? server.origin : ''}${url.pathname}${url.search}`
}

/** Target of a link in a body. Pages of the site are paths such as `/admission`. */
export const toSiteUrl = (address: string): string => resolveUrl(address, siteUrl)

/** `img` attributes for a record's image. Our own images come in several sizes. */
export const imageSources = (address: string): { src: string; srcSet?: string } => {
  const picture = parsePicture(address)
  return {
    src: toServerUrl(address),
    ...(picture && { srcSet: srcSet(picture, 'webp').replaceAll('/media/', toServerUrl('/media/')) }),
  }
}

const resolveUrl = (address: string, base: string): string =>
  /^https?:/.test(base) && /^\/(?![/\\])/.test(address) ? new URL(address, base).href : address
