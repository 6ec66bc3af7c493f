import { svgDataUrl } from '@kampana/shared/media/svg-data-url'

/** Renders the seal as CSS for masthead and footer, so that it needs no request. `svg` is the drawing. */
export const sealCss = (svg: string): string =>
  `@layer frame{.seal{background-image:url("${svgDataUrl(svg)}")}}`
