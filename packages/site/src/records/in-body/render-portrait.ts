import { h } from '../../body/html.ts'
import { renderPicture } from '../../body/render-picture.ts'

/** A person's portrait as HTML, shown next to the name. */
export const renderPortrait = (src: string, alt: string): string =>
  h('span', { className: 'portrait' }, renderPicture({ src, alt, sizes: '4rem', width: 64 }))
