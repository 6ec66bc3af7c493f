import { listRenditions, parsePicture, renditionUrl } from '@kampana/shared/media/picture'
import { toServerUrl, toStoredUrl } from '../../../url/resolve-url.ts'

/** The stored URL of a picture in the editor, whose `src` may be the server's full URL instead. */
export const storedUrl = (image: Element): string =>
  image.getAttribute('data-stored') ?? toStoredUrl(image.getAttribute('src') ?? '')

/** The URL that the browser can load, and the stored one where it differs. */
export const displayedUrl = (stored: string) => {
  const src = toServerUrl(stored)
  return src === stored ? { src } : { src, 'data-stored': stored }
}

/** A picture as the editor shows it: no larger than it needs to be. */
export const previewUrl = (stored: string): string => {
  const picture = parsePicture(stored)
  const fitting = picture && listRenditions(picture).findLast(({ width }) => width <= 960)
  return toServerUrl(fitting ? renditionUrl(picture.hash, fitting, 'webp') : stored)
}
