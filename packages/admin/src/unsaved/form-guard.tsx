import type { Resource } from '@kampana/shared/resource'
import { useEffect, useState } from 'react'
import { setSubmissionErrors } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { Overtaken } from '../data-provider/errors.ts'
import { useFocusOnProblem } from '../crud/form/use-focus-on-problem.ts'
import type { Saving } from '../crud/form/use-saving.ts'
import { Conflict } from './conflict.tsx'
import type { Settled } from './forms.ts'
import type { Holder } from './holder.ts'
import { LeaveGuard } from './leave-guard.tsx'
import type { Filling } from './draft.ts'
import { RestoredBar } from './restored-bar.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { typedIn } from './typed.ts'
import type { useFilling } from './use-draft.ts'
import { useJournal } from './use-autosave.ts'

interface Props {
  resource: Resource
  saving: Saving
  filling: Filling
  form: ReturnType<typeof useFilling>
  /** The record as the server has it, for giving up what was typed. */
  record: Filling['record']
}

/** Sees to it that nothing typed in the form around it is lost, whatever happens to page, session or server. */
export const FormKeeper = ({ resource, saving, filling, form, record }: Props) => {
  const methods = useFormContext()
  const values = useWatch()
  // Inputs may have given a new record values to begin with.
  const { _defaultValues: before } = methods.control
  const typed = typedIn(resource, filling.record ? 'edit' : 'create', before, values)
  const { settled, failure } = saving
  const unsaved = Object.keys(typed).length > 0
  const [discarded, setDiscarded] = useState<Filling>()
  useEffect(() => {
    form.form.set(methods)
    form.typed.set(typed)
  })
  useUnsettled(settled, JSON.stringify(typed))
  useJournal({ resource, filling, before, typed, form: form.key, settled })
  useFocusOnProblem(form.id)

  /** Fills the form with this record and nothing else; what was typed can be had again. */
  const discard = (instead: Filling['record']) => {
    setDiscarded({ ...filling, typed })
    saving.forgetFailure()
    form.refill({ record: instead, typed: {} })
  }
  const saveAnd = async (goOn: () => void): Promise<boolean> => {
    saving.goOn.set(goOn)
    await methods.handleSubmit(async (values) => {
      const errors = await saving.save(values)
      if (errors) setSubmissionErrors(errors, methods.setError)
    })()
    saving.goOn.set(undefined)
    return settled.get() !== false
  }
  return (
    <>
      <RestoredBar
        filling={filling}
        discarded={discarded}
        onDiscard={() => discard(record)}
        onUndo={() => {
          setDiscarded(undefined)
          if (discarded) form.refill(discarded)
        }}
      />
      {failure instanceof Overtaken && (
        <Conflict
          {...{ resource, saving, filling, form, typed }}
          conflict={failure}
          onDiscard={() => discard(failure.record)}
        />
      )}
      {unsaved && <SignInAgain settled={settled} />}
      <LeaveGuard kept unsaved={unsaved} settled={settled} onSave={saveAnd} />
    </>
  )
}

/** Who types on has something to lose again, as when logging out failed. */
const useUnsettled = (settled: Holder<Settled>, typed: string) =>
  useEffect(() => {
    if (typed !== '{}') settled.set(false)
  }, [settled, typed])
