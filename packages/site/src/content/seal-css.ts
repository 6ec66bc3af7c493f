/**
 * The seal as style, for the masthead and the footer of every page: in the one style sheet it costs no request, while a
 * picture would be fetched once for the page and once again for the tab. `svg` is the drawing.
 */
export const sealCss = (svg: string): string =>
  `@layer frame{.seal{background-image:url("data:image/svg+xml,${encodeForUrl(svg)}")}}`

/** Escaped no more than an address in double quotes needs: what is left as it is compresses better. */
const encodeForUrl = (svg: string): string =>
  encodeURIComponent(svg.replace(/\s+/g, ' ').replaceAll('> <', '><').trim()).replace(
    /%(?:20|2C|2F|3A|3D|3B|2B|40)/g,
    decodeURIComponent,
  )
