import { messages } from '@kampana/shared/messages/messages'
import { isHeic } from '@kampana/shared/media/picture-name'
import { useEffect, useMemo, useRef } from 'react'
import { useDataProvider, useNotify, useTranslate } from 'react-admin'
import type { ProductDataProvider } from '../../../data-provider.ts'
import { toPercent, uploadProblem } from '../../upload/use-upload.ts'
import type { UploadHandlers } from './picture-uploads.ts'

/** The upload handlers of an editor. The object never changes, since new options would create a new editor. */
export const useUploadHandlers = (): UploadHandlers => {
  const { uploadImage } = useDataProvider<ProductDataProvider>()
  const notify = useNotify()
  const t = useTranslate()
  const newest = useRef({ uploadImage, notify, t })
  useEffect(() => {
    newest.current = { uploadImage, notify, t }
  })
  return useMemo(
    () => ({
      running: new Set(),
      t: (text, values) => newest.current.t(text, values),
      notify: (text) => newest.current.notify(text, { type: 'info' }),
      upload: async (picture, { signal, onPercent }) => {
        if (isHeic(picture)) throw new Error(messages.heic)
        return (
          newest.current
            .uploadImage(picture, {
              signal,
              onProgress: (progress) => onPercent(toPercent(progress)),
            })
            // react-admin answers with no address when the session is over, and leads to login.
            .then((src: unknown) => (typeof src === 'string' ? src : undefined))
            .catch((error: Error) => {
              throw new Error(uploadProblem(error), { cause: error })
            })
        )
      },
    }),
    [],
  )
}
