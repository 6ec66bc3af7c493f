import { uploadCalls } from '@kampana/shared/calls/upload-calls'
import { fileEndings, fileTypes, maxUploadBytes } from '@kampana/engine-declare/media/file'
import { messages } from '@kampana/shared/messages/messages'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import type { FastifyInstance } from 'fastify'
import { HttpError, invalid } from '@kampana/engine-server/error'
import { contentDisposition } from '@kampana/engine-server/http/content-disposition'
import type { AppContext } from '../app-context.ts'
import { serve } from '@kampana/engine-server/records/calls/serve'
import { containsProgram } from './embedded-program.ts'
import { detectFileType } from './file-type.ts'
import { measureBytes } from './measure-files.ts'
import { decode } from './picture-process.ts'
import { currentRendition, serveImages, serveStored } from './serve-stored.ts'
import { findFile, findRendition, storeFile, storeUploadedPicture } from './store.ts'
import { UnusablePicture } from './unusable-picture.ts'
import { acceptUploads, readUpload, uploadLimit } from './upload.ts'
import { uploadPermissions } from './uploaders.ts'

/** Serves the uploads of one image or document, in the field `image` or `file` of a multipart form. */
export const serveUploads = async (app: FastifyInstance, context: AppContext): Promise<void> => {
  await acceptUploads(app)
  const options = { bodyLimit: uploadLimit() }
  const access = {
    image: [...uploadPermissions('picture', 'pictures and files in text'), 'edit content'],
    file: [...uploadPermissions('file', 'pictures and files in text'), 'edit content'],
  }
  serve(
    app,
    uploadCalls(access),
    {
      image: async ({ request, viewer }) => {
        const { bytes, isTruncated } = await readUpload(request, 'image')
        if (isTruncated) throw invalid({ image: [messages.invalid.maxFile('image', maxUploadBytes / 1024)] })
        const { id, username } = viewer
        const data = await storeUploadedPicture(context, bytes, username, () =>
          decode(bytes, 'image', String(id)),
        ).catch(explainUnusable('image'))
        return { message: messages.pictureUploaded, link: data.link, data }
      },
      file: async ({ request }) => {
        const { bytes, name, isTruncated } = await readUpload(request, 'file')
        if (isTruncated) throw new HttpError(413, errorMessages.tooLarge)
        const ending = await detectFileType(bytes)
        if (!ending) throw invalid({ file: [messages.invalid.mimes('file', fileEndings)] })
        if (await containsProgram(bytes)) throw invalid({ file: [messages.invalid.program('file')] })
        const { pages } = measureBytes(bytes, fileTypes[ending])
        const stored = await storeFile(context, bytes, name, ending)
        const data = { ...stored, ...(pages !== undefined && { pages }) }
        return { message: messages.fileUploaded, link: data.link, data }
      },
    },
    { hooks: { image: options, file: options } },
  )
}

const explainUnusable =
  (field: string) =>
  (error: unknown): never => {
    throw error instanceof UnusablePicture ? invalid({ [field]: [error.message] }) : error
  }

/**
 * GET /media/…: a stored rendition, or a redirect to the image that replaced it, also from the image's own address. GET /files/…: a stored file as a download,
 * with a policy that keeps its contents from running.
 */
export const serveMedia = (app: FastifyInstance, { db }: AppContext): void => {
  serveImages(app, db)
  serveStored(app, {
    folder: 'media',
    model: 'Picture',
    findCurrent: currentRendition(db),
    find: ({ hash, name }) => findRendition(db, hash, name),
  })
  serveStored(app, {
    folder: 'files',
    model: 'File',
    find: async ({ hash, name }) => {
      const file = await findFile(db, hash, name)
      return file && { ...file, headers: downloadHeaders(name, file.original_name ?? name) }
    },
  })
}

/**
 * Staff upload documents made by others. Scripts, forms and attachments, for example in a PDF, must run outside of the site.
 */
const downloadHeaders = (name: string, originalName: string): Record<string, string> => ({
  'content-disposition': contentDisposition('attachment', originalName, name),
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
})
