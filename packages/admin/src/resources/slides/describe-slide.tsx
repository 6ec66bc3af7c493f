import type { Slide } from '@kampana/shared/api/api'
import { useState } from 'react'
import { useTranslate, useUpdate } from 'react-admin'
import { AskDialog } from '../../crud/rich-text/toolbar/ask-dialog.tsx'
import { useNotifyResult, useNotifyError } from '../../crud/use-notify-result.ts'
import { confirmLeave, type Settled } from '../../unsaved/forms.ts'
import { mutableRef } from '../../unsaved/mutable-ref.ts'
import { LeaveGuard } from '../../unsaved/leave-guard.tsx'
import { SignInAgain } from '../../unsaved/sign-in-again.tsx'

/** Asks for a slide's alternative text. */
export const DescribeSlide = ({ slide, onClose }: { slide: Slide; onClose: () => void }) => {
  const t = useTranslate()
  const [typed, setTyped] = useState(slide.alt)
  const [settled] = useState(() => mutableRef<Settled>(false))
  const save = useSave(slide)
  const unsaved = typed !== slide.alt
  const saveAnd = async (goOn: () => void): Promise<boolean> => {
    const saved = await save(typed)
    if (!saved) return false
    settled.set('for good')
    goOn()
    return true
  }
  return (
    <>
      <AskDialog
        title={t('Description')}
        label={t('Description')}
        action={t('Save')}
        initial={slide.alt}
        hint={t("What the picture shows, for those who can't see it.")}
        onType={setTyped}
        onAnswer={() => void saveAnd(onClose)}
        onCancel={onClose}
        onLeave={async () => {
          if (await confirmLeave()) onClose()
        }}
      />
      {unsaved && <SignInAgain settled={settled} />}
      <LeaveGuard unsaved={unsaved} settled={settled} onSave={saveAnd} />
    </>
  )
}

/** Saves the alternative text and notifies of the result. Returns whether it was saved. */
const useSave = (slide: Slide) => {
  const [update] = useUpdate<Slide>()
  const notifyResult = useNotifyResult()
  const notifyError = useNotifyError()
  return async (alt: string): Promise<boolean> => {
    try {
      const change = { id: slide.id, data: { alt }, previousData: slide }
      const answer = await update('slides', change, { mutationMode: 'pessimistic', returnPromise: true })
      return notifyResult(answer as object | undefined)
    } catch (error) {
      notifyError(error)
      return false
    }
  }
}
