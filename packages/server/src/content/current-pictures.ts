import { listRenditions, parsePicture } from '@kampana/engine-declare/media/picture'
import type { PictureState } from '../media/picture-state.ts'
import { required } from '@kampana/engine-server/required'

/**
 * Shows the current versions of images in a folder's content, without those taken down. `key` identifies the state of these
 * images; it is empty if none has changed.
 */
export const showCurrentPictures = <T>(content: T, state: PictureState): { content: T; key: string } => {
  if (state.isEmpty) return { content, key: '' }
  const changes = new Set<string>()
  const show = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value.includes('/media/') ? showInText(value, state, changes) : value
    if (Array.isArray(value)) return value.map(show)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, show(each)]))
  }
  // Only strings change, so the type stays the same.
  const shown = show(content) as T
  return { content: changes.size > 0 ? shown : content, key: [...changes].toSorted().join() }
}

const showInText = (html: string, state: PictureState, changes: Set<string>): string =>
  html
    .replaceAll(figure, (all) => (hasGone(all, state, changes) ? '' : all))
    .replaceAll(image, (all) => (hasGone(all, state, changes) ? '' : resize(all, state)))
    .replaceAll(address, (all) => currentAddress(all, state, changes))

/** Elements that show one image, which disappear with it. */
const figure = /<figure\b[^>]*>(?:(?!<\/?figure\b)[^])*<\/figure>/g
const image = /<img\b[^>]*>/g
const address = /\/media\/[0-9a-f]{32}\/\d+x\d+\.(?:webp|avif)/g

const hasGone = (html: string, state: PictureState, changes: Set<string>): boolean => {
  const gone = (html.match(address) ?? []).filter((each) => state.isGone(parsePicture(each)?.hash ?? ''))
  for (const each of gone) changes.add(each)
  return gone.length > 0
}

/** Updates the dimensions of an image with a new shape. */
const resize = (tag: string, state: PictureState): string => {
  const [src = ''] = tag.match(address) ?? []
  const current = state.findCurrent(parsePicture(src)?.hash ?? '')
  return current
    ? tag
        .replace(/ width="\d+"/, ` width="${current.width}"`)
        .replace(/ height="\d+"/, ` height="${current.height}"`)
    : tag
}

const currentAddress = (src: string, state: PictureState, changes: Set<string>): string => {
  const picture = parsePicture(src)
  const current = picture && state.findCurrent(picture.hash)
  if (!current || current.hash === picture.hash) return src
  changes.add(`${src} ${current.hash}`)
  const sizes = listRenditions(current)
  const { width, height } = sizes.find((size) => size.width >= picture.width) ?? required(sizes.at(-1))
  return `/media/${current.hash}/${width}x${height}${src.slice(src.lastIndexOf('.'))}`
}
