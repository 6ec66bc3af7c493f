/** The college's seal as a part of another drawing; its own size gives way to the place it gets, in pixels. */
export const sealAt = (seal: string, { x, y, size }: { x: number; y: number; size: number }): string => {
  const [, attributes = '', inner = ''] = /<svg([^>]*)>(.*)<\/svg>/s.exec(seal) ?? []
  const own = attributes.replace(/\s(?:x|y|width|height|xmlns)="[^"]*"/g, '')
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}"${own}>${inner}</svg>`
}
