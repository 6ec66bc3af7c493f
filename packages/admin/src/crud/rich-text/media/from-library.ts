import type { ChosenPicture } from '../../parts.tsx'
import type { NewPicture } from './pictures-to-blocks.ts'

/** A picture of the library with its own words. One that isn't described there is asked for. */
export const fromLibrary = ({
  src,
  description,
  caption,
  credit,
  width,
  height,
}: ChosenPicture): NewPicture => ({
  src,
  alt: description === '' ? null : description,
  caption,
  credit,
  width,
  height,
})
