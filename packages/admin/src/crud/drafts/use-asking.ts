import type { Change } from '@kampana/shared/api/changes'
import type { Resource } from '@kampana/shared/resource'
import {
  useDataProvider,
  useNotify,
  useRedirect,
  useRefresh,
  useSaveContext,
  type Identifier,
  type RaRecord,
  type SaveHandler,
} from 'react-admin'
import type { EngineDataProvider } from '../../data-provider.ts'
import { attachMessage } from '../../data-provider/server-message.ts'
import { errorMessage } from '../../error-message.ts'
import { useDraftRefs, type DraftForm } from './draft-form.ts'
import { mayPublishDrafts } from './keeps-drafts.ts'

/** Save handler for the form of an unpublished record: saves it, publishes it, or submits it for review. */
export const useAsking = (resource: Resource, change: Change | undefined) => {
  const around = useSaveContext()
  const refresh = useRefresh()
  const redirect = useRedirect()
  const notify = useNotify()
  const request = useRequest(resource)
  const refs = useDraftRefs()
  const { intent, changeId, saving, next } = refs

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
      const message = await request(id, { change, changeId: asks ? undefined : changeId.get(), asks })
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
  const form: DraftForm = { ...refs, isLive: false, draft: undefined, change, mayPublish }
  return { form, saveContext: { ...around, save } }
}

const goingLive = ({ drafts }: Resource, values: object): object =>
  drafts?.live === undefined ? values : { ...values, [drafts.live]: 'now' }

interface Request {
  /** Release that contains the record. */
  change: Change | undefined
  /** Release that the record joins. */
  changeId?: number | undefined
  asks: boolean
}

/**
 * Adds an unpublished record to a release, unless it is already in one, and submits it for review. Returns the server's
 * message.
 */
export const useRequest = ({ name }: Resource) => {
  const provider = useDataProvider<EngineDataProvider>()
  return async (id: Identifier, { change, changeId, asks }: Request): Promise<string | undefined> => {
    const records = [{ resource: name, id: Number(id) }]
    const joined = change?.id ?? changeId
    if (joined === undefined && !asks) return undefined
    if (!change && joined !== undefined) await provider.actOnRecordChange(joined, 'take', { records })
    if (!asks) return undefined
    const asked = joined ?? (await provider.beginRecordChange({ records })).data.id
    return (await provider.actOnRecordChange(asked, 'submit', undefined)).message
  }
}
