import {
  pictureShapeCalls,
  type LibraryPicture,
  type PictureShape,
} from '@kampana/shared/calls/picture-calls'
import { pictures } from '@kampana/shared/resources/pictures'
import { useState } from 'react'
import { HttpError, useNotify, useRefresh } from 'react-admin'
import { useNotifyWithUndo } from '@kampana/engine-admin/screens/delete/use-notify-with-undo'
import { toFormError } from '@kampana/engine-admin/data-provider/errors'
import { useCall } from '@kampana/engine-admin/data-provider/use-call'
import { errorMessage } from '@kampana/engine-admin/error-message'
import { useTask } from '@kampana/engine-admin/task/use-task'

/** Saves the rotation and crop of an image, and offers to undo it. Errors appear in the dialog, and no changes are lost. */
export const useSaveShape = ({ id }: LibraryPicture, former: PictureShape, onSaved: () => void) => {
  const saveShape = useCall(pictureShapeCalls.save)
  const shapePicture = async (body: PictureShape): Promise<string> =>
    (await saveShape({ id, body }).catch(toFormError(pictures))).message
  const [problem, setProblem] = useState<string>()
  const notify = useNotify()
  const notifyWithUndo = useNotifyWithUndo()
  const refresh = useRefresh()
  const undoing = useTask()
  const saving = useTask((error) => setProblem(firstText(error)))
  const undo = () =>
    undoing
      .run(async () => {
        const message = await shapePicture({ turn: former.turn, crop: former.crop })
        notify(message, { type: 'success' })
      })
      .finally(refresh)
  const save = (shape: PictureShape) =>
    saving.run(async () => {
      setProblem(undefined)
      const message = await shapePicture(shape)
      onSaved()
      refresh()
      notifyWithUndo(message, undo)
    })
  return { save, busy: saving.busy, problem }
}

/** A field's error is more specific than the summary. */
const firstText = (error: unknown): string => {
  const body: { errors?: Readonly<Record<string, unknown>> } | undefined =
    error instanceof HttpError ? error.body : undefined
  return String(body?.errors?.crop ?? body?.errors?.turn ?? errorMessage(error))
}
