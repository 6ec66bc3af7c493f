/** An SVG as a `data:` URL, for double quotes. Escapes as little as possible, because unescaped text compresses better. */
export const svgDataUrl = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(svg.replace(/\s+/g, ' ').replaceAll('> <', '><').trim()).replace(
    /%(?:20|2C|2F|3A|3D|3B|2B|40)/g,
    decodeURIComponent,
  )}`
