import type { RecordDraft } from '@kampana/engine-declare/api/releases'
import { releaseCalls } from '@kampana/engine-declare/calls/release-calls'
import type { Resource } from '@kampana/engine-declare/resource'
import { useState } from 'react'
import {
  useDataProvider,
  useRedirect,
  useRefresh,
  useSaveContext,
  type HttpError,
  type RaRecord,
  type SaveHandler,
} from 'react-admin'
import type { EngineDataProvider } from '../../data-provider.ts'
import { toFormError } from '../../data-provider/errors.ts'
import { useCall } from '../../data-provider/use-call.ts'
import { readDraftHash, readRecordVersion, setDraftHash } from '../../data-provider/record-version.ts'
import { attachMessage } from '../../data-provider/server-message.ts'
import { mutableRef } from '../../unsaved/mutable-ref.ts'
import { approvalOf } from './approval.ts'
import { useDraftRefs, type DraftForm, type DraftIntent } from './draft-form.ts'
import { mayPublishDrafts } from './has-drafts.ts'

/** Save handler for the form of a published record: saves a draft, submits it for review, or publishes it. */
export const useDrafting = (resource: Resource, live: RaRecord, draft: RecordDraft | undefined) => {
  const around = useSaveContext()
  const refresh = useRefresh()
  const redirect = useRedirect()
  const submit = useCall(releaseCalls.submit)
  const publish = useCall(releaseCalls.publish)
  const store = useStoring(resource, live)
  const refs = useDraftRefs()
  const { intent, releaseId, saving, next } = refs
  const mayPublish = draft?.may.publish ?? mayPublishDrafts(resource)

  const work: Readonly<Record<DraftIntent, (values: object, base: object) => Promise<object>>> = {
    draft: async (...given) => withMessage((await store(...given, releaseId.get())).message),
    ask: async (...given) => {
      const { data, message } = await store(...given)
      return withMessage(data ? (await submit({ id: data.change.id })).message : message)
    },
    publish: async (values, base) => {
      const { data, message } = await store(values, base)
      if (!data) return withMessage(message)
      const approved = [approvalOf(data)]
      const reply = await publish({ id: data.change.id, body: { approved } })
      return attachMessage({ ...live, ...values }, reply.message)
    },
  }
  const save: SaveHandler<object> = async (values, options = {}) => {
    // People who leave the page want to save their edits, not publish them.
    const { isLeaving = false, filledWith = live } = saving.get() ?? {}
    const does = isLeaving ? 'draft' : intent.get()
    const isPlainEdit = does === 'publish' && readDraftHash(values) === undefined
    const leads = does !== 'publish' && !resource.singleton
    next.set(leads ? () => redirect(pageOf(resource), resource.name, live.id) : undefined)
    if (isPlainEdit) return around.save?.(values, options)
    try {
      const answer = await work[does](values, filledWith).catch(toFormError(resource))
      refresh()
      options.onSuccess?.(answer, {}, undefined)
      return undefined
    } catch (error) {
      // The record on which the draft is based may have changed.
      refresh()
      options.onError?.(error, {}, undefined)
      return (error as Partial<HttpError>).body?.errors as never
    }
  }
  const form: DraftForm = { ...refs, isLive: true, draft, release: draft?.change, mayPublish }
  return { form, saveContext: { ...around, save } }
}

/** Saves a form's values as a draft. Later saves of the same form overwrite that draft. */
const useStoring = (resource: Resource, live: RaRecord) => {
  const { saveRecordDraft } = useDataProvider<EngineDataProvider>()
  const [stored] = useState(() =>
    mutableRef<{ over: string | undefined; hash: string } | undefined>(undefined),
  )
  return async (values: object, filledWith: object, releaseId?: number) => {
    const over = readRecordVersion(values)
    const last = stored.get()
    const based = last && last.over === over ? setDraftHash(values, last.hash) : values
    const reply = await saveRecordDraft(
      resource.name,
      live,
      { ...based },
      // A draft keeps the base values from which it started.
      readDraftHash(based) === undefined ? { base: { ...filledWith }, releaseId } : {},
    )
    if (reply.data) stored.set({ over, hash: reply.data.hash })
    return reply
  }
}

const withMessage = (message: string | undefined): object => attachMessage({}, message ?? '')

/** Page of a record that shows its draft. */
const pageOf = ({ actions }: Resource) => (actions.includes('show') ? 'show' : 'edit')
