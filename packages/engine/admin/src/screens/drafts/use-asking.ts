import type { Release } from '@kampana/engine-declare/api/releases'
import { releaseCalls } from '@kampana/engine-declare/calls/release-calls'
import type { Resource } from '@kampana/engine-declare/resource'
import {
  useNotify,
  useRedirect,
  useRefresh,
  useSaveContext,
  type Identifier,
  type RaRecord,
  type SaveHandler,
} from 'react-admin'
import { useCall } from '../../data-provider/use-call.ts'
import { attachMessage } from '../../data-provider/server-message.ts'
import { errorMessage } from '../../error-message.ts'
import { useDraftRefs, type DraftForm } from './draft-form.ts'
import { mayPublishDrafts } from './has-drafts.ts'

/** Save handler for the form of an unpublished record: saves it, publishes it, or submits it for review. */
export const useAsking = (resource: Resource, release: Release | undefined) => {
  const around = useSaveContext()
  const refresh = useRefresh()
  const redirect = useRedirect()
  const notify = useNotify()
  const request = useRequest(resource)
  const refs = useDraftRefs()
  const { intent, releaseId, saving, next } = refs

  const save: SaveHandler<object> = async (values, options = {}) => {
    const does = saving.get()?.isLeaving ? 'draft' : intent.get()
    next.set(undefined)
    if (does === 'publish') return around.save?.(goingLive(resource, values), options)
    const asks = does === 'ask'
    let saved: RaRecord | undefined
    const errors = await around.save?.(values, {
      ...options,
      onSuccess: (data: RaRecord) => void (saved = data),
    })
    if (!saved) return errors
    const { id } = saved
    next.set(() => redirect('show', resource.name, id))
    try {
      const message = await request(id, { release, releaseId: asks ? undefined : releaseId.get(), asks })
      options.onSuccess?.(message === undefined ? saved : attachMessage(saved, message), {}, undefined)
    } catch (error) {
      // The record is saved, so the form isn't sent again.
      next.set(() => {
        redirect('show', resource.name, id)
        notify(errorMessage(error), { type: 'error' })
      })
      options.onSuccess?.(saved, {}, undefined)
    }
    refresh()
    return undefined
  }
  const mayPublish = mayPublishDrafts(resource)
  const form: DraftForm = { ...refs, isLive: false, draft: undefined, release, mayPublish }
  return { form, saveContext: { ...around, save } }
}

const goingLive = ({ drafts }: Resource, values: object): object =>
  drafts?.live === undefined ? values : { ...values, [drafts.live]: 'now' }

interface Request {
  /** Release that contains the record. */
  release: Release | undefined
  /** Release that the record joins. */
  releaseId?: number | undefined
  asks: boolean
}

/**
 * Adds an unpublished record to a release, unless it is already in one, and submits it for review. Returns the server's
 * message.
 */
export const useRequest = ({ name }: Resource) => {
  const take = useCall(releaseCalls.take)
  const create = useCall(releaseCalls.create)
  const submit = useCall(releaseCalls.submit)
  return async (id: Identifier, { release, releaseId, asks }: Request): Promise<string | undefined> => {
    const records = [{ resource: name, id: Number(id) }]
    const joined = release?.id ?? releaseId
    if (joined === undefined && !asks) return undefined
    if (!release && joined !== undefined) await take({ id: joined, body: { records } })
    if (!asks) return undefined
    const asked = joined ?? (await create({ body: { records } })).data?.id
    return asked === undefined ? undefined : (await submit({ id: asked })).message
  }
}
