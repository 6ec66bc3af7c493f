import { describePicture, type PictureProps } from './describe-picture.ts'
import { h } from './html.ts'

/** A responsive image as HTML, identical to that of components/responsive-picture.tsx. */
export const renderPicture = (props: PictureProps): string => {
  const { image, source, position } = describePicture(props)
  const shown = h('img', { ...image, style: position && `object-position:${position}` })
  return source ? h('picture', null, h('source', source), shown) : shown
}
