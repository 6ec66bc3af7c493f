import { useEffect, useMemo, useRef } from 'react'
import { useDataProvider, useNotify, useTranslate } from 'react-admin'
import type { EngineDataProvider } from '../../../data-provider.ts'
import { toPercent, uploadProblem } from '../../upload/use-upload.ts'
import { capabilities } from '../../../back-end/capabilities.ts'
import type { UploadHandlers } from './start-uploads.ts'

/** The upload handlers of an editor. The object never changes, since new options would create a new editor. */
export const useUploadHandlers = (): UploadHandlers => {
  const { uploadImage, uploadFile } = useDataProvider<EngineDataProvider>()
  const notify = useNotify()
  const t = useTranslate()
  const newest = useRef({ uploadImage, uploadFile, notify, t })
  useEffect(() => {
    newest.current = { uploadImage, uploadFile, notify, t }
  })
  return useMemo(() => {
    const uploadWith =
      (name: 'uploadImage' | 'uploadFile'): UploadHandlers['uploadPicture'] =>
      async (file, { signal, onPercent }) =>
        newest.current[name](file, { signal, onProgress: (progress) => onPercent(toPercent(progress)) })
          // react-admin answers with no address when the session is over, and leads to login.
          .then((address: unknown) => (typeof address === 'string' ? address : undefined))
          .catch((error: Error) => {
            throw new Error(uploadProblem(error), { cause: error })
          })
    return {
      running: new Set(),
      // Another back end's readers may know nothing but what the specification has.
      hasFigures: capabilities().media,
      uploadPicture: uploadWith('uploadImage'),
      uploadFile: capabilities().media ? uploadWith('uploadFile') : null,
      t: (text, values) => newest.current.t(text, values),
      notify: (text) => newest.current.notify(text, { type: 'info' }),
    }
  }, [])
}
