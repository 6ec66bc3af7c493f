import type { Settled } from '../../unsaved/forms.ts'
import type { MutableRef } from '../../unsaved/mutable-ref.ts'
import { LeaveGuard } from '../../unsaved/leave-guard.tsx'
import { SignInAgain } from '../sign-in-again.tsx'

/** The state of an account form. */
export interface GuardProps {
  /** Whether anything was typed that isn't sent. */
  changed: boolean
  settled: MutableRef<Settled>
  /** Whether it was sent. */
  send: () => Promise<boolean>
}

/** Asks before the form is left and offers to save it; lets the person sign in again over it when the session ends. */
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

/** The same without an offer to save. */
export const LeavingGuard = ({ changed, settled }: GuardProps) => (
  <>
    {changed && <SignInAgain settled={settled} />}
    <LeaveGuard unsaved={changed} settled={settled} />
  </>
)
