import { messages } from '@kampana/shared/messages/messages'
import { isHeic } from '@kampana/shared/media/picture-name'
import { useEffect, useMemo, useRef } from 'react'
import { useDataProvider, useNotify, useTranslate } from 'react-admin'
import type { ProductDataProvider } from '../../../data-provider.ts'
import { labelMessage, uploadLabels } from '../../../data-provider/label-messages.ts'
import type { UploadHandlers } from './picture-uploads.ts'

/** What pictures that are pasted or dropped need, as long as the editor lives: its options must stay the same. */
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
      tell: (text) => newest.current.notify(text, { type: 'info' }),
      upload: async (picture, { signal, onPercent }) => {
        if (isHeic(picture)) throw new Error(messages.heic)
        return (
          newest.current
            .uploadImage(picture, {
              signal,
              onProgress: ({ sent, total }) => onPercent(total === 0 ? 100 : (sent / total) * 100),
            })
            // react-admin answers with no address when the session is over, and leads to login.
            .then((src: unknown) => (typeof src === 'string' ? src : undefined))
            .catch((error: Error & { errors?: Record<string, string> }) => {
              throw new Error(labelMessage(uploadLabels, error.errors?.image ?? error.message), {
                cause: error,
              })
            })
        )
      },
    }),
    [],
  )
}
