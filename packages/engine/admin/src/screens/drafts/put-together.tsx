import { longText, optional } from '@kampana/engine-declare/kinds/index'
import { releaseCalls } from '@kampana/engine-declare/calls/release-calls'
import type { Resource } from '@kampana/engine-declare/resource'
import { useState } from 'react'
import { useListContext, useNotify, useRedirect, useRefresh, useTranslate, type RaRecord } from 'react-admin'
import { useCall } from '../../data-provider/use-call.ts'
import { toFormError } from '../../data-provider/errors.ts'
import { msg } from '../../language/msg.ts'
import { TaskButton } from '../../task/task-button.tsx'
import { ActionDialog } from '../actions/action-dialog.tsx'
import { awaitsPublication } from './has-drafts.ts'
import { findReleaseRecord, useOpenReleases } from './use-releases.ts'

const action = {
  label: msg('Create release'),
  fields: { note: optional(longText(msg('Summary of changes'))) },
}

/** Bulk action that puts the selected records into one release and opens it. Skips published records without a draft. */
export const PutTogether = ({ resource }: { resource: Resource }) => {
  const t = useTranslate()
  const redirect = useRedirect()
  const notify = useNotify()
  const refresh = useRefresh()
  const create = useCall(releaseCalls.create)
  const [isAsking, setAsking] = useState(false)
  const records = useWaiting(resource)
  if (records.length < 2) return null
  const act = async ({ note }: Readonly<Record<string, unknown>>) => {
    const body = { note: typeof note === 'string' ? note : '', records }
    const reply = await create({ body }).catch(toFormError({ fields: {} }))
    notify(reply.message, { type: 'success' })
    refresh()
    if (reply.data) redirect(`/releases/${reply.data.id}`)
  }
  return (
    <>
      <TaskButton label={action.label} busy={false} onClick={() => setAsking(true)} />
      {isAsking && (
        <ActionDialog
          action={action}
          title={`${t(action.label)}: ${t('%{count} records', { count: records.length })}`}
          draftKey={`${resource.name}/together`}
          act={act}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** Selected records that are unpublished or have a draft. */
const useWaiting = (resource: Resource) => {
  const { selectedIds, data = [] } = useListContext<RaRecord>()
  const { data: releases } = useOpenReleases()
  const waits = (id: RaRecord['id']): boolean => {
    const record = data.find((each) => each.id === id)
    return (
      findReleaseRecord(releases, resource, id) !== undefined ||
      (record !== undefined && awaitsPublication(resource, record))
    )
  }
  return selectedIds.filter(waits).map((id) => ({ resource: resource.name, id: Number(id) }))
}
