/** The college's seal as a nested SVG at a place and of a size in pixels, instead of its own. */
export const placeSeal = (seal: string, { x, y, size }: { x: number; y: number; size: number }): string => {
  const [, attributes = '', inner = ''] = /<svg([^>]*)>(.*)<\/svg>/s.exec(seal) ?? []
  const own = attributes.replace(/\s(?:x|y|width|height|xmlns)="[^"]*"/g, '')
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}"${own}>${inner}</svg>`
}
