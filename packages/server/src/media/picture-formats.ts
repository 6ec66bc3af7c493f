const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1')

/** Accepted image formats by their first bytes (WHATWG MIME Sniffing, section 6.1; AVIF: ISO 14496-12 `ftyp`). */
const formats: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  jpg: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
  png: (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  webp: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
  gif: (bytes) => /^GIF8[79]a$/.test(ascii(bytes, 0, 6)),
  avif: (bytes) => ascii(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(ascii(bytes, 8, 32)),
}

export const pictureFormats = Object.keys(formats)

/** True if the bytes start like an accepted format, ignoring the filename. */
export const looksLikePicture = (bytes: Uint8Array): boolean =>
  Object.values(formats).some((fits) => fits(bytes))

/** True for HEIC, the format of iPhones, which needs its own decoder (heic/heic.ts). ISO 23008-12, annex B.4. */
export const looksLikeHeic = (bytes: Uint8Array): boolean =>
  ascii(bytes, 4, 8) === 'ftyp' && /^he(?:i[cmsx]|v[cmsx])/.test(ascii(bytes, 8, 12))
