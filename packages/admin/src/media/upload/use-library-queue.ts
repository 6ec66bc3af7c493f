import { asDeclared } from '@kampana/engine-declare/api/http/reply'
import { pictureUploadCalls, type LibraryPicture } from '@kampana/shared/calls/picture-calls'
import { messages } from '@kampana/shared/messages/messages'
import { useQueryClient } from '@tanstack/react-query'
import { findPictureProblem } from '@kampana/engine-admin/screens/upload/file-problems'
import { useUploadQueue, type UploadQueue } from '@kampana/engine-admin/screens/upload/upload-queue'
import type { Upload } from '@kampana/engine-admin/screens/upload/upload'
import { useCall } from '@kampana/engine-admin/data-provider/use-call'

/** Queue that adds described images to the library. `onFinished` receives the images once all are added. */
export const useLibraryQueue = (
  onFinished: (pictures: readonly LibraryPicture[]) => void,
): UploadQueue<LibraryPicture> => {
  const queryClient = useQueryClient()
  const call = useCall(upload)
  return useUploadQueue<LibraryPicture>({
    send: async (picture, options, description) => {
      const body = new FormData()
      body.append('pictures[]', picture)
      body.append('descriptions[]', description)
      const reply: { data: readonly unknown[] } | undefined = await call({ body, ...options })
      return reply && asDeclared(reply.data[0])
    },
    refuse: findPictureProblem,
    check: requireDescription,
    onIdle: ({ uploads }, queue) => {
      // Doesn't reload the form around it.
      if (resultsOf(uploads).length > 0) void queryClient.invalidateQueries({ queryKey: ['pictures'] })
      if (queue.isFinished()) onFinished(resultsOf(queue.snapshot().uploads))
    },
  })
}

const { upload } = pictureUploadCalls([])

/** Error of an image without a description. */
export const requireDescription = ({ description }: Upload): string | undefined =>
  description.trim() === '' ? messages.describePicture : undefined

export const resultsOf = <T>(uploads: readonly Upload<T>[]): T[] =>
  uploads.flatMap(({ result }) => (result === undefined ? [] : [result]))
