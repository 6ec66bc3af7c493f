import { asDeclared } from '@kampana/engine-declare/api/http/reply'
import { pictureUploadCalls, type LibraryPicture } from '@kampana/shared/calls/picture-calls'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'react-admin'
import type { UploadOptions } from '@kampana/engine-admin/data-provider/custom-verbs'
import { useCall } from '@kampana/engine-admin/data-provider/use-call'
import { usePictureUploads } from './use-picture-uploads.ts'

/** Images that are being uploaded to the library, and those already added. */
export const useLibraryUploads = () => {
  const t = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const uploadPicture = useUploadPicture()
  const { uploads, choose, send, drop, describe, cancel } = usePictureUploads(uploadPicture)
  const [sending, setSending] = useState(false)
  const [made, setMade] = useState<readonly LibraryPicture[]>([])

  const add = (files: Iterable<File>) => {
    const refused = choose(files)
    if (refused.length > 0)
      notify(t('This file isn’t a picture. Choose a JPEG, PNG, WebP, GIF or AVIF file.'), {
        type: 'warning',
        autoHideDuration: null,
      })
  }
  /** Sends the remaining images. Returns all images added so far, and `isDone` if none remains. */
  const sendAll = async () => {
    setSending(true)
    const { added, failed, cancelled: canceled } = await send()
    setSending(false)
    const all = [...made, ...added.values()]
    setMade(all)
    // Doesn't reload the form around it.
    if (added.size > 0) void queryClient.invalidateQueries({ queryKey: ['pictures'] })
    return { all, isDone: failed === 0 && !canceled }
  }
  return {
    uploads,
    waiting: uploads.filter(({ state }) => state !== 'added').length,
    sending,
    made,
    add,
    drop,
    describe,
    cancel,
    sendAll,
  }
}

const { upload } = pictureUploadCalls([])

/** Function that adds one image to the library. It rejects with the validation errors under `errors`. */
const useUploadPicture = () => {
  const call = useCall(upload)
  return async (picture: File, description: string, options: UploadOptions): Promise<LibraryPicture> => {
    const body = new FormData()
    body.append('pictures[]', picture)
    body.append('descriptions[]', description)
    const { data } = await call({ body, ...options })
    return asDeclared(data[0])
  }
}
