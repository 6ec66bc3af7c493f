import type { Raw } from 'sharp'

/** ICC profile of a HEIC image from its `colr` box (ISO 14496-12, 12.1.5); undefined for the default, sRGB. */
export const heicProfile = (heic: Uint8Array): Uint8Array | undefined => {
  const bytes = Buffer.from(heic.buffer, heic.byteOffset, Math.min(heic.byteLength, farthestBox))
  const at = bytes.indexOf('colrprof')
  if (at < 4) return undefined
  const profile = bytes.subarray(at + 8, at - 4 + bytes.readUInt32BE(at - 4))
  return profile.length >= profileHeader ? profile : undefined
}
/** In bytes. Property boxes come before the image data. */
const farthestBox = 256 * 1024
const profileHeader = 128

/**
 * Wraps decoded pixels in an uncompressed TIFF (TIFF 6.0) with their color profile, because sharp only converts the colors of
 * files to sRGB. Three bytes per pixel.
 */
export const withProfile = (pixels: Uint8Array, { width, height }: Raw, profile: Uint8Array): Buffer => {
  const [short, long, undefinedBytes] = [3, 4, 7]
  const entries = (bits: number, icc: number, data: number) => [
    [256, long, 1, width],
    [257, long, 1, height],
    [258, short, 3, bits],
    [259, short, 1, 1],
    [262, short, 1, 2],
    [273, long, 1, data],
    [277, short, 1, 3],
    [278, long, 1, height],
    [279, long, 1, pixels.length],
    [34675, undefinedBytes, profile.length, icc],
  ]
  const directory = 8
  const bits = directory + 2 + entries(0, 0, 0).length * 12 + 4
  const head = Buffer.alloc(bits + 6)
  head.write('II*\0', 'latin1')
  head.writeUInt32LE(directory, 4)
  const written = entries(bits, head.length, head.length + profile.length)
  head.writeUInt16LE(written.length, directory)
  for (const [index, [tag = 0, type = 0, count = 0, value = 0]] of written.entries()) {
    const at = directory + 2 + index * 12
    head.writeUInt16LE(tag, at)
    head.writeUInt16LE(type, at + 2)
    head.writeUInt32LE(count, at + 4)
    head.writeUInt32LE(value, at + 8)
  }
  for (let channel = 0; channel < 3; channel++) head.writeUInt16LE(8, bits + 2 * channel)
  return Buffer.concat([head, profile, pixels])
}
