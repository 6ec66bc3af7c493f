import { h } from '@kampana/engine-site/body/html'
import { renderPicture } from '@kampana/engine-site/body/render-picture'

/** A person's portrait as HTML, shown next to the name. */
export const renderPortrait = (src: string, alt: string): string =>
  h('span', { className: 'portrait' }, renderPicture({ src, alt, sizes: '4rem', width: 64 }))
