import type { Api } from '@kampana/shared/api/api'
import {
  picturesApi,
  type LibraryPicture,
  type PictureShape,
  type ShapedOriginal,
} from '@kampana/shared/api/pictures-api'
import { pictures } from '@kampana/shared/resources/pictures'
import { slides } from '@kampana/shared/resources/slides'
import type { Identifier } from 'react-admin'
import type { UploadOptions } from '../data-provider/custom-verbs.ts'
import { toFormError } from '../data-provider/errors.ts'

/** Calls of the image library. Only our own server has one. */
export interface PictureVerbs {
  /** Adds one image to the library. Rejects with the validation errors under `errors`. */
  uploadPicture: (picture: File, description: string, options: UploadOptions) => Promise<LibraryPicture>
  /** The original upload, and the rotation and crop of the current image. */
  getPictureShape: (id: Identifier) => Promise<ShapedOriginal>
  /** Rotates and crops an image in all its uses. Returns the server's message. */
  shapePicture: (id: Identifier, shape: PictureShape) => Promise<string | undefined>
  /** Replaces an image in all its uses. Returns the server's message. */
  replacePicture: (id: Identifier, picture: File, options: UploadOptions) => Promise<string | undefined>
  /** Adds images of the library as slides. Returns the server's message. */
  addSlidesOf: (ids: readonly Identifier[]) => Promise<string | undefined>
  /** The image with this current or former address. Rejects if the library has none. */
  getPictureAt: (src: string) => Promise<LibraryPicture>
}

/** The library's verbs over the shared client. */
export const pictureVerbs = ({ client, timeZone }: Api): PictureVerbs => {
  const api = picturesApi(client, timeZone)
  return {
    uploadPicture: api.uploadPicture,
    getPictureShape: api.pictureShape,
    shapePicture: (id, shape) =>
      api
        .shapePicture(id, shape)
        .then(({ message }) => message)
        .catch(toFormError(pictures)),
    replacePicture: (id, picture, options) =>
      api.replacePicture(id, picture, options).then(({ message }) => message),
    addSlidesOf: (ids) =>
      api
        .addSlidesOf(ids)
        .then(({ message }) => message)
        .catch(toFormError(slides)),
    getPictureAt: api.pictureAt,
  }
}
