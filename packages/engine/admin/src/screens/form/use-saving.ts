import type { Resource } from '@kampana/engine-declare/resource'
import { useState } from 'react'
import { useRecordContext, useRedirect, useSaveContext, type RaRecord, type SaveHandler } from 'react-admin'
import { storedAccount } from '../../back-end/stored-account.ts'
import { ConflictError } from '../../data-provider/errors.ts'
import { setVersion, readRecordVersion } from '../../data-provider/record-version.ts'
import type { Settled } from '../../unsaved/forms.ts'
import { mutableRef, type MutableRef } from '../../unsaved/mutable-ref.ts'
import { websiteAddress } from '../on-website/website-address.ts'
import { useDraftForm, type DraftForm } from '../drafts/draft-form.ts'
import { useClearFilter } from '../list/list-params.ts'
import { useNotifyResult } from '../use-notify-result.ts'

/** Save handler of a record's form and the result of the last attempt. */
export interface Saving {
  /** Saves, shows the server's message and redirects to the list. Returns the errors of inputs. */
  save: SaveHandler<object>
  /** Error of the last attempt. */
  failure: Error | undefined
  clearFailure: () => void
  /** Condition: the user can leave the form without a prompt. */
  settled: MutableRef<Settled>
  /** Called after the next save instead of redirecting to the list. */
  afterSave: MutableRef<(() => void) | undefined>
  /** Text that the next save's notification shows after the server's message. */
  remark: MutableRef<string | undefined>
}

/**
 * Saves the form with this id through the surrounding Edit or Create. The form stays open if the save fails. On a conflict
 * that `touches` none of the inputs, it retries with the newer version. Afterwards it calls `onSaved`, or opens the list.
 */
export const useSaving = (
  resource: Resource,
  formId: string,
  touches: (failure: ConflictError) => boolean,
  filledWith: () => RaRecord | undefined,
  onSaved?: () => void,
): Saving => {
  const saveContext = useSaveContext()
  const notifyResult = useNotifyResult()
  const redirect = useRedirect()
  const clearFilter = useClearFilter()
  const isNew = useRecordContext() === undefined
  const draftForm = useDraftForm()
  const [failure, setFailure] = useState<Error>()
  const [person] = useState(() => storedAccount.read()?.id)
  const [settled] = useState(() => mutableRef<Settled>(false))
  const [remark] = useState(() => mutableRef<string | undefined>(undefined))
  const [afterSave] = useState(() => mutableRef<(() => void) | undefined>(undefined))

  const leave = onSaved ?? (() => redirect('list', resource.name))
  const goOn = () => (afterSave.get() ?? draftForm?.next.get() ?? leave)()

  const save: Saving['save'] = async (values, { transform } = {}) => {
    let answer: object | undefined
    let failed: Error | undefined
    setFailure(undefined)
    draftForm?.saving.set({ isLeaving: afterSave.get() !== undefined, filledWith: filledWith() })
    // Another person has signed in in another tab and must not save this person's input.
    if ((storedAccount.read()?.id ?? person) !== person) return reloadPage(settled)
    const errors = await saveContext.save?.(values, {
      ...(transform && { transform }),
      onSuccess: (data: object) => void (answer = data),
      onError: (error: Error) => void (failed = error),
    })
    const isTouched = failed instanceof ConflictError && touches(failed)
    if (failed instanceof ConflictError && !isTouched)
      return save(setVersion(values, readRecordVersion(failed.record)), transform && { transform })
    setFailure(failed)
    if (failed) return errorsWithInput(errors as Errors, formId)
    if (!notifyResult(answer, findAddress(resource, answer, draftForm), remark.get())) return undefined
    remark.set(undefined)
    settled.set('for good')
    // A filter could hide the new record from its author.
    if (isNew) clearFilter(resource.name)
    goOn()
    return undefined
  }
  return { save, failure, clearFailure: () => setFailure(undefined), settled, afterSave, remark }
}

/** Website address of the saved record; undefined if the record isn't published, or only a draft was saved. */
const findAddress = (
  resource: Resource,
  answer: object | undefined,
  form: DraftForm | undefined,
): string | undefined => {
  const isLive = !form || (form.intent.get() === 'publish' && !form.saving.get()?.isLeaving)
  return isLive ? websiteAddress(resource, answer as RaRecord | undefined) : undefined
}

const reloadPage = (settled: MutableRef<Settled>): undefined => {
  settled.set('for now')
  window.location.reload()
}

type Errors = Record<string, string> | undefined

/** Drops errors without an input: nothing in the form could clear them, and they would block every later submit. */
const errorsWithInput = (errors: Errors, formId: string) =>
  errors &&
  Object.fromEntries(Object.entries(errors).filter(([name]) => name === 'root' || findInput(formId, name)))

/** Element around a field's input; null if the form has no such input. */
export const findInput = (formId: string, name: string): Element | null =>
  document.querySelector(`[id="${formId}"] [data-input="${CSS.escape(name)}"]`)
