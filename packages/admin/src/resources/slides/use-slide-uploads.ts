import { messages } from '@kampana/shared/messages/messages'
import { useEffect, useRef } from 'react'
import { useCanAccess, useDataProvider } from 'react-admin'
import type { ProductDataProvider } from '../../data-provider.ts'
import { labelMessage, uploadLabels } from '../../data-provider/label-messages.ts'
import { toPercent } from '../../crud/upload/use-upload.ts'
import { useChosenPictures, type SlideUpload } from './use-chosen-pictures.ts'

interface Outcome {
  added: number
  failed: number
  cancelled: boolean
}

/** Uploads the chosen pictures one by one, so that a failed one can be retried by itself. */
export const useSlideUploads = () => {
  const { uploads, change, choose, drop } = useChosenPictures()
  const { uploadSlide, deleteMany } = useDataProvider<ProductDataProvider>()
  const { canAccess: mayDelete } = useCanAccess({ resource: 'slides', action: 'delete' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const sendOne = async ({ key, file, alt }: SlideUpload, signal: AbortSignal): Promise<number[]> => {
    change([key], { state: 'sending', percent: 0 })
    const ids = await uploadSlide(file, alt, {
      signal,
      onProgress: (progress) => change([key], { percent: toPercent(progress) }),
    })
    change([key], { state: 'added', percent: 100 })
    return ids
  }

  /** Deletes what a cancelled upload had added already, where the person may delete. Returns how many remain. */
  const deleteAdded = async (added: ReadonlyMap<number, readonly number[]>): Promise<number> => {
    const ids = [...added.values()].flat()
    if (ids.length === 0 || !mayDelete) return added.size
    await deleteMany('slides', { ids })
    change([...added.keys()], { state: 'chosen', percent: 0 })
    return 0
  }

  /** Sends what hasn't been added yet, one after the other. Returns how many were added and how many failed. */
  const send = async (): Promise<Outcome> => {
    const { signal } = (running.current = new AbortController())
    const added = new Map<number, readonly number[]>()
    let failed = 0
    for (const upload of uploads.filter(({ state }) => state !== 'added')) {
      if (signal.aborted) break
      if (upload.alt.trim() === '') {
        change([upload.key], { state: 'failed', problem: messages.describePicture })
        failed++
        continue
      }
      try {
        added.set(upload.key, await sendOne(upload, signal))
      } catch (error) {
        if (!signal.aborted) failed++
        change([upload.key], signal.aborted ? { state: 'chosen' } : failedState(error as Refused))
      }
    }
    const { aborted } = signal
    return { added: aborted ? await deleteAdded(added) : added.size, failed, cancelled: aborted }
  }

  return {
    uploads,
    choose,
    drop,
    send,
    describe: (key: number, alt: string) => change([key], { alt }),
    cancel: () => running.current?.abort(),
  }
}

type Refused = Error & { errors?: Record<string, string> }

/** The error of a field says more than the summary. */
const failedState = ({ errors, message }: Refused): Partial<SlideUpload> => ({
  state: 'failed',
  problem: labelMessage(uploadLabels, errors?.slides ?? errors?.alts ?? message),
})
