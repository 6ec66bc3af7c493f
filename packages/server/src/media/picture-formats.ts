/** The size limit of a picture or file, in bytes; a request may be a little larger. */
export const maxUploadBytes = 10 * 1024 * 1024

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1')

/** The picture formats that are taken, by the bytes they begin with (WHATWG MIME Sniffing, section 6.1; AVIF: ISO 14496-12 `ftyp`). */
const formats: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  jpg: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
  png: (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  webp: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
  gif: (bytes) => /^GIF8[79]a$/.test(ascii(bytes, 0, 6)),
  avif: (bytes) => ascii(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(ascii(bytes, 8, 32)),
}

export const pictureFormats = Object.keys(formats)

/** Whether the bytes begin as one of the formats does; what a file calls itself doesn't count. */
export const looksLikePicture = (bytes: Uint8Array): boolean =>
  Object.values(formats).some((fits) => fits(bytes))

/** Whether the bytes are HEIC, an iPhone's own format, which needs a decoder of its own (heic/heic.ts). ISO 23008-12, annex B.4. */
export const looksLikeHeic = (bytes: Uint8Array): boolean =>
  ascii(bytes, 4, 8) === 'ftyp' && /^he(?:i[cmsx]|v[cmsx])/.test(ascii(bytes, 8, 12))
