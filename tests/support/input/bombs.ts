import { crc32, deflateSync } from 'node:zlib'

/** Small files that claim a huge content, and files of two formats at once. */

/** A PNG of this size. A large PNG only claims the size, and contains a few lines. */
export const pngOf = (width: number, height: number, ...more: Buffer[]): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', deflateSync(Buffer.alloc((width * 3 + 1) * Math.min(height, width > 1000 ? 2 : 1000)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** One chunk of a PNG (RFC 2083, 3.2). */
export const chunk = (type: string, data: Buffer): Buffer => {
  const typed = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, check])
}

/** A GIF with one-pixel frames on a canvas of this size. */
export const gifOf = (width: number, height: number, frames: number): Buffer => {
  const header = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  header.writeUInt16LE(width, 6)
  header.writeUInt16LE(height, 8)
  const frame = Buffer.from('\x21\xf9\x04\0\x0a\0\0\0\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0', 'latin1')
  return Buffer.concat([header, ...Array<Buffer>(frames).fill(frame), Buffer.from(';')])
}

/** A WebP whose header claims this size and animation. */
export const webpOf = (width: number, height: number): Buffer => {
  const extended = Buffer.alloc(18)
  extended.write('VP8X')
  extended.writeUInt32LE(10, 4)
  extended.writeUIntLE(width - 1, 12, 3)
  extended.writeUIntLE(height - 1, 15, 3)
  const riff = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  riff.writeUInt32LE(4 + extended.length, 4)
  return Buffer.concat([riff, extended])
}

/** A JPEG that claims another size than its own (ITU T.81, B.2.2). */
export const jpegSaying = (jpeg: Buffer, width: number, height: number): Buffer => {
  const changed = Buffer.from(jpeg)
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]))
  changed.writeUInt16BE(height, frame + 5)
  changed.writeUInt16BE(width, frame + 7)
  return changed
}

/** One segment of a JPEG (B.1.1.4). */
export const segment = (marker: number, text: string): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(text.length + 2, 2)
  return Buffer.concat([head, Buffer.from(text, 'latin1')])
}
