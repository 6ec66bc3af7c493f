import type { Settled } from '@kampana/engine-admin/unsaved/forms'
import type { MutableRef } from '@kampana/engine-admin/unsaved/mutable-ref'
import { LeaveGuard } from '@kampana/engine-admin/unsaved/leave-guard.tsx'
import { SignInAgain } from '../sign-in-again.tsx'

/** State of an account form. */
export interface GuardProps {
  /** True if there are unsent changes. */
  changed: boolean
  settled: MutableRef<Settled>
  /** Submits the form. Resolves to true if it was sent. */
  send: () => Promise<boolean>
}

/** Asks before the person leaves the form and offers to save it. If the session ends, the person can sign in again over it. */
export const SavingGuard = ({ changed, settled, send }: GuardProps) => {
  const save = async (goOn: () => void): Promise<boolean> => {
    const saved = await send()
    if (saved) goOn()
    return saved
  }
  return (
    <>
      {changed && <SignInAgain settled={settled} />}
      <LeaveGuard unsaved={changed} settled={settled} onSave={save} />
    </>
  )
}

/** Asks before the person leaves the form, without an offer to save. */
export const LeavingGuard = ({ changed, settled }: GuardProps) => (
  <>
    {changed && <SignInAgain settled={settled} />}
    <LeaveGuard unsaved={changed} settled={settled} />
  </>
)
