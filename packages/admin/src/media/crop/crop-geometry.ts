import type { Crop } from '@kampana/shared/calls/picture-calls'

/** Handle of a crop, named by the edges that it moves. */
export type Handle = 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w'

/** Crop of the whole image. */
export const whole: Crop = { x: 0, y: 0, width: 1, height: 1 }

/** True if the crop is the whole image, apart from rounding. */
export const isWhole = ({ width, height }: Crop): boolean => width > 0.999 && height > 0.999

/** Moves a crop by fractions of the image's size, within the image. */
export const moveCrop = (crop: Crop, dx: number, dy: number): Crop => ({
  ...crop,
  x: clamp(crop.x + dx, 0, 1 - crop.width),
  y: clamp(crop.y + dy, 0, 1 - crop.height),
})

/**
 * Moves a crop handle by fractions of the image's size, within the image and above the minimum size. `ratio` is width divided
 * by height as fractions, for corners only. Without `ratio`, width and height change independently.
 */
export const resizeCrop = (crop: Crop, handle: Handle, dx: number, dy: number, ratio?: number): Crop => {
  const [right, bottom] = [crop.x + crop.width, crop.y + crop.height]
  const [west, north] = [handle.includes('w'), handle.includes('n')]
  // Space between the fixed edge and the image's edge.
  const room = { width: west ? right : 1 - crop.x, height: north ? bottom : 1 - crop.y }
  const free = {
    width: /[we]/.test(handle) ? clamp(crop.width + (west ? -dx : dx), minShare, room.width) : crop.width,
    height: /[ns]/.test(handle)
      ? clamp(crop.height + (north ? -dy : dy), minShare, room.height)
      : crop.height,
  }
  const { width, height } = ratio === undefined ? free : keepRatio(free, room, ratio)
  return { x: west ? right - width : crop.x, y: north ? bottom - height : crop.y, width, height }
}

/** Largest crop with this ratio of fractions, centered on the given crop. */
export const fitRatio = (crop: Crop, ratio: number): Crop => {
  const { width, height } = keepRatio(whole, whole, ratio)
  return moveCrop(
    { x: 0, y: 0, width, height },
    crop.x + crop.width / 2 - width / 2,
    crop.y + crop.height / 2 - height / 2,
  )
}

/** The same section of the image after a clockwise quarter turn. */
export const turnCrop = ({ x, y, width, height }: Crop): Crop => ({
  x: 1 - y - height,
  y: x,
  width: height,
  height: width,
})

/** Smallest fraction of a width or height. */
const minShare = 0.05

type Size = Pick<Crop, 'width' | 'height'>

const keepRatio = (wanted: Size, room: Size, ratio: number): Size => {
  const width = Math.min(Math.max(wanted.width, wanted.height * ratio), room.width, room.height * ratio)
  return { width, height: width / ratio }
}

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max)
