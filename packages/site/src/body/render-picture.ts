import { describePicture, type PictureProps } from './describe-picture.ts'
import { h } from './html.ts'

/** A responsive picture as HTML, the same as components/responsive-picture.tsx shows. */
export const renderPicture = (props: PictureProps): string => {
  const { image, source, position } = describePicture(props)
  const shown = h('img', { ...image, style: position && `object-position:${position}` })
  return source ? h('picture', null, h('source', source), shown) : shown
}
