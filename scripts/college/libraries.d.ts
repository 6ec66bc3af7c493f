declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    keepFeatures?: readonly string[]
    noHinting?: boolean
  }
  /** Subsets a font to the characters of a text. */
  const subsetFont: (font: Uint8Array, text: string, options?: Options) => Promise<Buffer>
  export default subsetFont
}
