import { fileEndings, fileTypes, maxUploadBytes } from '@kampana/engine-declare/media/file'
import { isPictureFile } from '@kampana/engine-declare/media/picture-name'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import { capabilities } from '../../back-end/capabilities.ts'
import { msg } from '../../language/msg.ts'
import { formatBytes } from '@kampana/engine-declare/text/format-bytes'

/** Error of an image that the server would reject. */
export const findPictureProblem = (file: File): string | undefined =>
  isPictureFile(file)
    ? findSizeProblem(file)
    : msg('This file isn’t a picture. Choose a JPEG, PNG, WebP, GIF or AVIF file.')

/** Error of a document that the server would reject. */
export const findDocumentProblem = (file: File): string | undefined =>
  documentName.test(file.name) || Object.values<string>(fileTypes).includes(file.type)
    ? findSizeProblem(file)
    : basicMessages.invalid.mimes('File', fileEndings)

const documentName = new RegExp(`\\.(?:${fileEndings.join('|')})$`, 'i')

/** Only our own server's limit is known. */
const findSizeProblem = ({ size }: File): string | undefined =>
  capabilities().media && size > maxUploadBytes
    ? basicMessages.tooLargeFile(formatBytes(size), maxUploadBytes / 1024 / 1024)
    : undefined
