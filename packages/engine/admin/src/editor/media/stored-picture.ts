import { listRenditions, parsePicture, renditionUrl } from '@kampana/engine-declare/media/picture'
import { toServerUrl, toStoredUrl } from '../../url/resolve-url.ts'

/** Stored URL of an image in the editor, whose `src` may be the server's absolute URL instead. */
export const storedUrl = (image: Element): string =>
  image.getAttribute('data-stored') ?? toStoredUrl(image.getAttribute('src') ?? '')

/** URL that the browser can load, and the stored URL if it differs. */
export const displayedUrl = (stored: string) => {
  const src = toServerUrl(stored)
  return src === stored ? { src } : { src, 'data-stored': stored }
}

/** URL of an image's preview in the editor, in a rendition no larger than needed. */
export const previewUrl = (stored: string): string => {
  const picture = parsePicture(stored)
  const fitting = picture && listRenditions(picture).findLast(({ width }) => width <= 960)
  return toServerUrl(fitting ? renditionUrl(picture.hash, fitting, 'webp') : stored)
}
