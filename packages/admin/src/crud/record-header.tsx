import BackIcon from '@mui/icons-material/ArrowBack'
import type { Resource } from '@kampana/shared/resource'
import { findResource } from '@kampana/shared/resources/index'
import { CanAccess, EditButton, ListButton, ShowButton, useRecordContext, useTranslate } from 'react-admin'
import { isOwnServer } from '../account/own-server.ts'
import { PageHeader } from '../layout/page-header.tsx'
import { useOverrides } from './overrides.tsx'
import { MoreActions } from './actions/more-actions.tsx'
import { FurtherActions, RecordActions } from './actions/record-actions.tsx'
import { LogButton } from './log-button.tsx'
import { DeleteButton } from './delete/delete-button.tsx'
import { VersionsButton } from './versions/versions-button.tsx'
import { ShareButtons, ViewOnWebsite } from './on-website/website-links.tsx'
import { RecordStatus } from './show/record-status.tsx'
import { useRecordTitle } from './use-record-title.ts'
import { WithLabels } from './with-labels.tsx'

interface Props {
  resource: Resource
  screen: 'show' | 'edit'
}

/** A record's title as the page's, and with it its status, its actions and the links to its other screens. */
export const RecordHeader = ({ resource, screen }: Props) => {
  const t = useTranslate()
  const other = screen === 'show' ? 'edit' : 'show'
  const title = useTitle(resource)
  return (
    <PageHeader
      title={title}
      tab={screen === 'edit' ? t('Edit: %{title}', { title }) : title}
      below
      back={
        <WithLabels>
          <ListButton label={t(resource.label)} icon={<BackIcon />} />
        </WithLabels>
      }
      beside={screen === 'show' && <RecordStatus resource={resource} />}
    >
      <WithLabels>
        {resource.actions.includes(other) && (
          <CanAccess action={other}>{other === 'edit' ? <EditButton /> : <ShowButton />}</CanAccess>
        )}
        {screen === 'show' ? <RecordActions resource={resource} /> : <ViewOnWebsite resource={resource} />}
        <MoreActions>
          {screen === 'show' ? <FurtherActions resource={resource} /> : <ShareButtons resource={resource} />}
          <HistoryAndDelete resource={resource} />
        </MoreActions>
      </WithLabels>
    </PageHeader>
  )
}

/** The record's versions, its entries in the log, and its deletion. */
const HistoryAndDelete = ({ resource }: { resource: Resource }) => {
  const record = useRecordContext()
  const { readOnlyReason, undeletable } = useOverrides(resource.name)
  const isReadOnly = readOnlyReason?.(record) !== undefined
  return (
    <>
      {record && resource.actions.includes('edit') && isOwnServer() && (
        <VersionsButton resource={resource} record={record} isReadOnly={isReadOnly} />
      )}
      <HistoryButton resource={resource} />
      {resource.actions.includes('delete') && !isReadOnly && !undeletable?.(record) && (
        <CanAccess action="delete">
          <DeleteButton />
        </CanAccess>
      )}
    </>
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
