import { useEffect, useMemo, useState } from 'react'
import { useBlocker, useTranslate } from 'react-admin'
import { unsavedForms, type Settled, type UnsavedForm } from './forms.ts'
import type { MutableRef } from './mutable-ref.ts'
import { Button, DialogContentText } from '@mui/material'
import { useDraftForm } from '../screens/drafts/draft-form.ts'
import { msg } from '../language/msg.ts'
import { FormDialog } from '../task/form-dialog.tsx'

interface Props {
  /** True if there are unsaved changes. */
  unsaved: boolean
  /** Set once the form may be left, which may be before the next render. */
  settled: MutableRef<Settled>
  /** True if a draft stores the changes. */
  hasDraft?: boolean
  /** Description of the loss; by default, the unsaved changes. */
  loss?: string
  /** Saves, and then calls `goOn` instead of redirecting. Resolves to true if it was saved. */
  onSave?: ((goOn: () => void) => Promise<boolean>) | undefined
}

interface Question {
  go: () => void
  stay: () => void
}

/**
 * Asks before the person leaves a changed form: with a dialog within the dashboard, with `beforeunload` when the tab is
 * closed.
 */
export const LeaveGuard = ({ unsaved, settled, hasDraft = false, loss, onSave }: Props) => {
  const [question, setQuestion] = useState<Question>()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && !settled.get() && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state === 'blocked')
      setQuestion({ go: () => blocker.proceed?.(), stay: () => blocker.reset?.() })
    // `proceed` is another one for each navigation that is blocked; the blocker itself is a new object on every render, and
    // its state is the same again where somebody stays and goes back at once, between two renders.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [blocker.proceed])

  const form = useMemo<UnsavedForm>(
    () => ({
      ask: () => new Promise((answer) => setQuestion({ go: () => answer(true), stay: () => answer(false) })),
      settle: settled.set,
      hasDraft,
    }),
    [settled, hasDraft],
  )
  useUnsaved(unsaved, form, settled)

  const answer = (work: (question: Question) => void) => () => {
    setQuestion(undefined)
    if (question) work(question)
  }
  if (!question) return null
  return (
    <LeaveDialog
      loss={loss}
      onSave={
        onSave &&
        answer(async ({ go, stay }) => {
          if (!(await onSave(go))) stay()
        })
      }
      onLeave={answer(({ go }) => {
        settled.set('for good')
        go()
      })}
      onCancel={answer(({ stay }) => stay())}
    />
  )
}

/**
 * While there are unsaved changes, registers the form and listens for `beforeunload`, so that the browser asks before closing.
 */
const useUnsaved = (unsaved: boolean, form: UnsavedForm, settled: MutableRef<Settled>) =>
  useEffect(() => {
    if (!unsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => {
      if (!settled.get()) event.preventDefault()
    }
    unsavedForms.add(form)
    window.addEventListener('beforeunload', ask)
    return () => {
      unsavedForms.delete(form)
      window.removeEventListener('beforeunload', ask)
    }
  }, [unsaved, form, settled])

interface LeaveDialogProps {
  /** Description of the loss; by default, the unsaved changes. */
  loss?: string | undefined
  /** Undefined if the form can't be saved from here. */
  onSave?: (() => void) | undefined
  onLeave: () => void
  onCancel: () => void
}

/** Asks if unsaved changes should be saved or discarded. Escape keeps the page open. The safe button has the focus. */
const LeaveDialog = ({ loss = typed, onSave, onLeave, onCancel }: LeaveDialogProps) => {
  const t = useTranslate()
  const isOverLive = useDraftForm() !== undefined
  return (
    <FormDialog
      title={onSave ? t('Save your changes?') : t('Leave this page?')}
      maxWidth="xs"
      aria-describedby="leave-text"
      onClose={onCancel}
      actions={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <Button autoFocus={!onSave} onClick={onCancel}>
            {t('Cancel')}
          </Button>
          <Button color="error" onClick={onLeave}>
            {t('Leave')}
          </Button>
          {onSave && (
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            <Button variant="contained" autoFocus onClick={onSave}>
              {/* In a form over a live record, saves the draft without publishing. */}
              {isOverLive ? t('Save draft') : t('Save')}
            </Button>
          )}
        </>
      }
    >
      <DialogContentText id="leave-text">{t(loss)}</DialogContentText>
    </FormDialog>
  )
}

const typed = msg('You have unsaved changes on this page.')
