/** Offset of a PNG's width (https://www.w3.org/TR/png-3/#11IHDR). */
const widthOffset = 16

/** Encodes square PNGs as one `.ico`, for browsers and robots that request /favicon.ico. */
export const encodeIco = (pngs: readonly Buffer[]): Buffer => {
  const header = Buffer.alloc(6 + 16 * pngs.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pngs.length, 4)
  let offset = header.length
  for (const [n, png] of pngs.entries()) {
    const entry = 6 + 16 * n
    const size = png.readUInt32BE(widthOffset)
    // One byte: 256 wraps to 0, as the format requires.
    header.writeUInt8(size % 256, entry)
    header.writeUInt8(size % 256, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...pngs])
}
