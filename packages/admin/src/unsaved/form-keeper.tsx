import type { Resource } from '@kampana/shared/resource'
import { useEffect, type RefObject } from 'react'
import { setSubmissionErrors } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useFocusOnProblem } from '../resource/use-focus-on-problem.ts'
import type { Saving } from '../resource/use-saving.ts'
import { LeaveGuard } from './leave-guard.tsx'
import type { Filling } from './restore.ts'
import { RestoredBar } from './restored-bar.tsx'
import { typedIn } from './typed.ts'
import type { useFilling } from './use-filling.ts'
import { useJournal } from './use-journal.ts'

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
  const typed = typedIn(resource, filling.record, values)
  const { settled } = saving
  useEffect(() => {
    form.form.current = methods
    form.typed.current = typed
  })
  useUnsettled(settled, JSON.stringify(typed))
  useJournal({ resource, filling, typed, form: form.key, settled })
  useFocusOnProblem(form.id)

  const saveAnd = async (goOn: () => void): Promise<boolean> => {
    saving.goOn.current = goOn
    await methods.handleSubmit(async (values) => {
      const errors = await saving.save(values)
      if (errors) setSubmissionErrors(errors, methods.setError)
    })()
    saving.goOn.current = undefined
    return settled.current
  }
  return (
    <>
      <RestoredBar filling={filling} typed={typed} record={record} onFill={form.refill} />
      <LeaveGuard
        unsaved={Object.keys(typed).length > 0}
        settled={settled}
        onSave={saveAnd}
        onLeave={() => undefined}
      />
    </>
  )
}

/** Who types on has something to lose again, as when logging out failed. */
const useUnsettled = (settled: RefObject<boolean>, typed: string) =>
  useEffect(() => {
    settled.current = false
  }, [settled, typed])
