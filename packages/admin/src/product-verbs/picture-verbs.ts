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

/** What staff do with the picture library. Only our own server has one. */
export interface PictureVerbs {
  /** Adds one picture to the library. Rejects with the refusal's texts under `errors`. */
  uploadPicture: (picture: File, description: string, options: UploadOptions) => Promise<LibraryPicture>
  /** The whole picture as it was uploaded, and how the present one is cut out of it. */
  getPictureShape: (id: Identifier) => Promise<ShapedOriginal>
  /** Turns and crops a picture wherever it is used. Returns what the server said. */
  shapePicture: (id: Identifier, shape: PictureShape) => Promise<string | undefined>
  /** Shows another picture wherever this one is used. Returns what the server said. */
  replacePicture: (id: Identifier, picture: File, options: UploadOptions) => Promise<string | undefined>
  /** Adds slides of pictures of the library. Returns what the server said. */
  addSlidesOf: (ids: readonly Identifier[]) => Promise<string | undefined>
  /** The picture that has an address, or had it once. Rejects where the library has none. */
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
