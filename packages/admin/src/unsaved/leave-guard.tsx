import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { useBlocker } from 'react-admin'
import { unsavedForms, type UnsavedForm } from './forms.ts'
import { LeaveDialog } from './leave-dialog.tsx'

interface Props {
  /** Whether something was typed that isn't saved. */
  unsaved: boolean
  /** Set where nothing stands in the way any more, though the form isn't drawn anew yet. */
  settled: RefObject<boolean>
  /** Saves, and then does `goOn` instead of what usually follows. Whether it was saved. */
  onSave: (goOn: () => void) => Promise<boolean>
  /** The person gives up what they typed. */
  onLeave: () => void
}

interface Question {
  go: () => void
  stay: () => void
}

/** Asks before a changed form is left: within the dashboard in our words, on closing the tab in the browser's. */
export const LeaveGuard = ({ unsaved, settled, onSave, onLeave }: Props) => {
  const [question, setQuestion] = useState<Question>()
  const holds = useRef(unsaved)
  holds.current = unsaved
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      holds.current && !settled.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state === 'blocked')
      setQuestion({ go: () => blocker.proceed?.(), stay: () => blocker.reset?.() })
    // The blocker is another object each time it is drawn.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [blocker.state])

  const form = useMemo<UnsavedForm>(
    () => ({
      ask: () => new Promise((answer) => setQuestion({ go: () => answer(true), stay: () => answer(false) })),
      settle: () => void (settled.current = true),
    }),
    [settled],
  )
  useUnsaved(unsaved, form, settled)

  const answer = (work: (question: Question) => void) => () => {
    setQuestion(undefined)
    if (question) work(question)
  }
  return (
    <LeaveDialog
      open={question !== undefined}
      onSave={answer(async ({ go, stay }) => {
        if (!(await onSave(go))) stay()
      })}
      onLeave={answer(({ go }) => {
        settled.current = true
        onLeave()
        go()
      })}
      onCancel={answer(({ stay }) => stay())}
    />
  )
}

/** While something is unsaved the form can be found by those who would end it, and the browser asks before it closes. */
const useUnsaved = (unsaved: boolean, form: UnsavedForm, settled: RefObject<boolean>) =>
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!settled.current) event.preventDefault()
    }
    unsavedForms.add(form)
    window.addEventListener('beforeunload', ask)
    return () => {
      unsavedForms.delete(form)
      window.removeEventListener('beforeunload', ask)
    }
  }, [unsaved, form, settled])
