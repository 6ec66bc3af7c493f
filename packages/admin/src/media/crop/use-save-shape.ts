import { pictureMessages } from '@kampana/shared/messages/picture-messages'
import type { LibraryPicture, PictureShape } from '@kampana/shared/api/pictures-api'
import { useState } from 'react'
import { HttpError, useDataProvider, useNotify, useRefresh } from 'react-admin'
import { useNotifyWithUndo } from '../../crud/delete/use-notify-with-undo.ts'
import type { ProductDataProvider } from '../../product-verbs/product-verbs.ts'
import { errorMessage } from '../../error-message.ts'
import { useTask } from '../../task/use-task.ts'

/** Saves the rotation and crop of an image, and offers to undo it. Errors appear in the dialog, and no changes are lost. */
export const useSaveShape = ({ id }: LibraryPicture, former: PictureShape, onSaved: () => void) => {
  const { shapePicture } = useDataProvider<ProductDataProvider>()
  const [problem, setProblem] = useState<string>()
  const notify = useNotify()
  const notifyWithUndo = useNotifyWithUndo()
  const refresh = useRefresh()
  const undoing = useTask()
  const saving = useTask((error) => setProblem(firstText(error)))
  const undo = () =>
    undoing
      .run(async () => {
        const message = await shapePicture(id, { turn: former.turn, crop: former.crop })
        notify(message ?? pictureMessages.shaped, { type: 'success' })
      })
      .finally(refresh)
  const save = (shape: PictureShape) =>
    saving.run(async () => {
      setProblem(undefined)
      const message = await shapePicture(id, shape)
      onSaved()
      refresh()
      notifyWithUndo(message ?? pictureMessages.shaped, undo)
    })
  return { save, busy: saving.busy, problem }
}

/** A field's error is more specific than the summary. */
const firstText = (error: unknown): string => {
  const body: { errors?: Readonly<Record<string, unknown>> } | undefined =
    error instanceof HttpError ? error.body : undefined
  return String(body?.errors?.crop ?? body?.errors?.turn ?? errorMessage(error))
}
