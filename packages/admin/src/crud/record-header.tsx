import type { Resource } from '@kampana/shared/resource'
import { findResource } from '@kampana/shared/resources/index'
import { CanAccess, EditButton, ListButton, ShowButton, useRecordContext, useTranslate } from 'react-admin'
import { isOwnServer } from '../account/own-server.ts'
import { PageHeader } from '../layout/page-header.tsx'
import { useOverrides } from './overrides.tsx'
import { RecordActions } from './actions/record-actions.tsx'
import { LogButton } from './log-button.tsx'
import { DeleteButton } from './delete/delete-button.tsx'
import { VersionsButton } from './versions/versions-button.tsx'
import { WebsiteLinks } from './on-website/website-links.tsx'
import { useRecordTitle } from './use-record-title.ts'
import { WithLabels } from './with-labels.tsx'

/** A record's title as the page's, and beside it its actions and the links to its other screens. */
export const RecordHeader = ({ resource, screen }: { resource: Resource; screen: 'show' | 'edit' }) => {
  const record = useRecordContext()
  const t = useTranslate()
  const other = screen === 'show' ? 'edit' : 'show'
  const hasAction = (action: 'show' | 'edit' | 'delete') => resource.actions.includes(action)
  const { readOnlyReason, undeletable } = useOverrides(resource.name)
  const isReadOnly = readOnlyReason?.(record) !== undefined
  const isUndeletable = isReadOnly || undeletable?.(record)
  const title = useTitle(resource)
  return (
    <PageHeader title={title} tab={screen === 'edit' ? t('Edit: %{title}', { title }) : title} below>
      <WithLabels>
        <ListButton label={t(resource.label)} />
        {screen === 'show' ? <RecordActions resource={resource} /> : <WebsiteLinks resource={resource} />}
        {hasAction(other) && (
          <CanAccess action={other}>{other === 'edit' ? <EditButton /> : <ShowButton />}</CanAccess>
        )}
        {record && hasAction('edit') && isOwnServer() && (
          <VersionsButton resource={resource} record={record} isReadOnly={isReadOnly} />
        )}
        <HistoryButton resource={resource} />
        {hasAction('delete') && !isUndeletable && (
          <CanAccess action="delete">
            <DeleteButton />
          </CanAccess>
        )}
      </WithLabels>
    </PageHeader>
  )
}

/** The record's title; the list's where it isn't loaded, or has none, as a picture that nobody has described yet. */
const useTitle = ({ name, label }: Resource): string => {
  const t = useTranslate()
  const record = useRecordContext()
  const getTitle = useRecordTitle(name)
  return (record && getTitle(record)) || t(label)
}

const HistoryButton = ({ resource }: { resource: Resource }) => {
  const t = useTranslate()
  const record = useRecordContext()
  if (!record || !isLogged(resource)) return null
  return <LogButton label={t('History')} filter={{ resource: resource.name, record_id: record.id }} />
}

/** Whether the log has entries of a resource's records; the log itself has none. */
const isLogged = ({ name }: Resource): boolean => {
  const { resource } = findResource('logs').fields
  return (
    resource !== undefined && 'options' in resource && resource.options.some(({ value }) => value === name)
  )
}
