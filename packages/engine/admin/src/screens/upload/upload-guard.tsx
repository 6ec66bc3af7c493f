import { useState } from 'react'
import type { Settled } from '../../unsaved/forms.ts'
import { LeaveGuard } from '../../unsaved/leave-guard.tsx'
import { mutableRef } from '../../unsaved/mutable-ref.ts'
import { useProductComponents, usePreloadedSignIn } from '../components.tsx'
import { areUploadsFinished, useUnfinishedUploads } from './upload-queue.ts'

/** Protects chosen files outside forms: asks before the person leaves, and reauthenticates if the session has ended. */
export const UploadGuard = ({ loss }: { loss: string }) => {
  const { SignInAgain } = useProductComponents()
  usePreloadedSignIn()
  const unfinished = useUnfinishedUploads()
  const [settled] = useState(() => {
    const ref = mutableRef<Settled>(false)
    // After the last upload, the page may be left before the next render.
    return { ...ref, get: (): Settled => ref.get() || (areUploadsFinished() ? 'for good' : false) }
  })
  return (
    <>
      {unfinished && <SignInAgain settled={settled} />}
      <LeaveGuard unsaved={unfinished} settled={settled} loss={loss} />
    </>
  )
}
