import { messages } from '@kampana/shared/messages/messages'
import type { Raw } from 'sharp'
import { required } from '@kampana/engine-server/required'
import { UnusablePicture } from '../unusable-picture.ts'

/** A decoded image: upright, three bytes per pixel. */
export interface HeicPixels {
  data: Uint8Array
  raw: Raw
}

/** Fits into the memory of the picture process; iPhones use 12 and 24. */
const maxMegapixels = 25

/**
 * Decodes a HEIC image, the format of iPhones (ISO 23008-12), and passes it to `use`, after which its pixels are freed. The
 * decoder is an optional dependency, because sharp's libheif lacks HEVC. Throws an UnusablePicture that explains how to send
 * the image if the decoder is missing or fails.
 */
export const withHeicPixels = async <T>(
  upload: Uint8Array,
  field: string,
  use: (pixels: HeicPixels) => Promise<T>,
): Promise<T> => {
  const libheif = await loadDecoder()
  const { heif_colorspace: spaces, heif_chroma: chromas } = libheif
  // Includes the primary image; others are thumbnails and parts of a burst.
  const pictures = new libheif.HeifDecoder().decode(upload)
  const picture = pictures.find((each) => each.is_primary()) ?? pictures[0]
  if (!picture) throw new UnusablePicture(messages.invalid.image(field))
  if (picture.get_width() * picture.get_height() > maxMegapixels * 1e6)
    throw new UnusablePicture(messages.invalid.maxPixelsOfHeic(field, maxMegapixels))
  const decoded = libheif.heif_js_decode_image2(
    picture.handle,
    spaces.heif_colorspace_RGB,
    chromas.heif_chroma_interleaved_RGB,
  )
  const [channel] = decoded.channels ?? []
  if (!channel) throw new UnusablePicture(messages.invalid.image(field))
  try {
    const { width, height } = channel
    return await use({ data: withoutPadding(channel), raw: { width, height, channels: 3 } })
  } finally {
    libheif.heif_image_release(required(decoded.image))
    for (const each of pictures) each.free()
  }
}

const loadDecoder = async (): Promise<Libheif> => {
  try {
    // @ts-expect-error: its types name only its raw bindings, and not this file.
    const loaded = (await import('libheif-js/wasm-bundle.js')) as { default: Libheif }
    return loaded.default
  } catch {
    throw new UnusablePicture(messages.heic)
  }
}

/** Moves rows together within the decoder's memory. */
const withoutPadding = ({ data, width, height, stride }: Channel): Uint8Array => {
  const row = width * 3
  if (stride > row)
    for (let at = 1; at < height; at++) data.copyWithin(at * row, at * stride, at * stride + row)
  return data.subarray(0, row * height)
}

/** The parts of libheif-js used here. */
interface Libheif {
  HeifDecoder: new () => { decode: (file: Uint8Array) => HeicPicture[] }
  heif_colorspace: { heif_colorspace_RGB: unknown }
  heif_chroma: { heif_chroma_interleaved_RGB: unknown }
  /** Has no channels if the image can't be decoded. */
  heif_js_decode_image2: (
    handle: unknown,
    space: unknown,
    chroma: unknown,
  ) => { image?: object; channels?: Channel[] }
  heif_image_release: (image: object) => void
}
interface HeicPicture {
  handle: unknown
  is_primary: () => boolean
  get_width: () => number
  get_height: () => number
  free: () => void
}
interface Channel {
  /** View of the decoder's memory. */
  data: Uint8Array
  width: number
  height: number
  /** In bytes. */
  stride: number
}
