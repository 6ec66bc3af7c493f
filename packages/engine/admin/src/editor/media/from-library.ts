import type { ChosenPicture } from '../../screens/components.tsx'
import type { NewPicture } from './pictures-to-blocks.ts'

/** Image from the library with its texts. The editor asks for a missing description. */
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
