import { listRenditions, parsePicture } from '@kampana/shared/media/picture'
import type { PictureState } from '../media/picture-state.ts'
import { required } from '../required.ts'

/**
 * A folder's content with the pictures in its texts as they are now, and without those that were taken down. `key` tells it
 * from any other state of the pictures; it is empty where the content has none that has changed.
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
  // Only strings change, within the same shape.
  const shown = show(content) as T
  return { content: changes.size > 0 ? shown : content, key: [...changes].toSorted().join() }
}

const showInText = (html: string, state: PictureState, changes: Set<string>): string =>
  html
    .replaceAll(figure, (all) => (hasGone(all, state, changes) ? '' : all))
    .replaceAll(image, (all) => (hasGone(all, state, changes) ? '' : resize(all, state)))
    .replaceAll(address, (all) => currentAddress(all, state, changes))

/** What shows one picture, which goes with it. */
const figure = /<figure\b[^>]*>(?:(?!<\/?figure\b)[^])*<\/figure>/g
const image = /<img\b[^>]*>/g
const address = /\/media\/[0-9a-f]{32}\/\d+x\d+\.(?:webp|avif)/g

const hasGone = (html: string, state: PictureState, changes: Set<string>): boolean => {
  const gone = (html.match(address) ?? []).filter((each) => state.isGone(parsePicture(each)?.hash ?? ''))
  for (const each of gone) changes.add(each)
  return gone.length > 0
}

/** The dimensions of an image whose picture has another shape now. */
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
