import type { Resource } from '@kampana/engine-declare/resource'
import { useState, type ReactElement } from 'react'
import { CanAccess, EditButton, ShowButton, useRecordContext } from 'react-admin'
import { ChunkBoundary } from '../../chunks/chunk-boundary.tsx'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { asksForPublication, isOnlyForPublishers } from '../drafts/has-drafts.ts'
import { CopyButton } from '../form/copy-button.tsx'
import { ShareButtons, useWebsiteAddress, ViewOnWebsite } from '../on-website/website-links.tsx'
import { useOverrides } from '../overrides.tsx'
import { PreviewSaved } from '../preview/preview-saved.tsx'
import { useSection } from '../section/use-section.ts'
import { usePreviewCall } from '../preview/use-preview-call.ts'
import { useOnPhone } from '../use-on-phone.ts'
import { useActionButtons } from './action-buttons.tsx'
import { MoreActions } from './more-actions.tsx'
import { capabilities } from '../../back-end/capabilities.ts'
import { DeleteButton } from '../delete/delete-button.tsx'
import { VersionsButton } from '../versions/versions-button.tsx'

const AskButton = lazyComponent(() => import('../drafts/ask-button.tsx'), 'AskButton', { inPlace: true })

interface Props {
  resource: Resource
}

/** Number of actions beside a record's title after the primary one. All others are in the menu. */
const maxBeside = { wide: 3, phone: 1 }

/** Actions of the current record on its page: the most likely ones beside its title, the rest in a menu. */
export const ShowActions = ({ resource }: Props) => {
  const { primary, likely, others, isOutside } = useRecordActions(resource)
  const onPhone = useOnPhone()
  // The count stays when the phone is rotated: an action that moved into the menu would lose its open dialog.
  const [count] = useState(maxBeside[onPhone ? 'phone' : 'wide'])
  const edit = resource.actions.includes('edit') && !isOutside && (
    <CanAccess key="/edit" action="edit">
      {primary ? <EditButton /> : <EditButton variant="contained" />}
    </CanAccess>
  )
  const beside = [...(primary && edit ? [edit] : []), ...likely]
  return (
    <>
      {primary || edit}
      {beside.slice(0, count)}
      <MoreActions>
        {beside.slice(count)}
        {others}
        <StandardActions resource={resource} />
      </MoreActions>
    </>
  )
}

/** The same actions beside the form, whose save button is the primary one. */
export const EditActions = ({ resource }: Props) => (
  <>
    {resource.actions.includes('show') && !resource.singleton && (
      <CanAccess action="show">
        <ShowButton />
      </CanAccess>
    )}
    <ViewOnWebsite resource={resource} />
    <MoreActions>
      <ShareButtons resource={resource} />
      <StandardActions resource={resource} />
    </MoreActions>
  </>
)

/** Actions in the menu of a selected row, except those of every resource. */
export const SelectedActions = ({ resource }: Props) => {
  const { primary, likely, others } = useRecordActions(resource)
  return (
    <>
      {primary}
      {likely}
      {others}
    </>
  )
}

/** Actions of the current record by likelihood. The declaration marks the primary and the quiet ones. */
const useRecordActions = (resource: Resource) => {
  const record = useRecordContext()
  const { recordActions = {}, canBeCopied } = useOverrides(resource.name)
  const isOnWebsite = useWebsiteAddress(resource) !== undefined
  const isPreviewed = usePreviewCall(resource) !== undefined
  const { isOutside } = useSection(resource, record)
  const buttonsOfActions = useActionButtons({ resource, record })
  const declared = isOutside ? [] : buttonsOfActions
  const primary = declared.find(({ action }) => action.primary)
  const asks = !isOutside && record?.[resource.title] !== undefined && asksForPublication(resource, record)
  const buttons = (isQuiet: boolean): ReactElement[] =>
    declared
      .filter((each) => each !== primary && Boolean(each.action.quiet) === isQuiet)
      .map(({ button }) => button)
  return {
    isOutside,
    primary:
      primary?.button ??
      (asks && (
        <CanAccess action="edit">
          <AskButton resource={resource} record={record} />
        </CanAccess>
      )),
    likely: [
      ...buttons(false),
      ...(isOnWebsite ? [<ViewOnWebsite key="website" resource={resource} />] : []),
      // An action that renders nothing would take up room in the row.
      ...(isPreviewed ? [<PreviewSaved key="preview" resource={resource} />] : []),
      ...Object.entries(recordActions).map(([name, Action]) => (
        <ChunkBoundary key={name}>
          <Action />
        </ChunkBoundary>
      )),
    ],
    others: [
      ...buttons(true),
      <ShareButtons key="share" resource={resource} />,
      ...(canBeCopied && record ? [<CopyButton key="copy" resource={resource} record={record} />] : []),
    ],
  }
}

/** Last items in the menu of every loaded record: versions and deletion. */
const StandardActions = ({ resource }: { resource: Resource }) => {
  const record = useRecordContext()
  const { readOnlyReason, undeletable } = useOverrides(resource.name)
  const { isOutside } = useSection(resource, record)
  if (!record) return null
  const isReadOnly =
    isOutside || readOnlyReason?.(record) !== undefined || isOnlyForPublishers(resource, record)
  return (
    <>
      {resource.actions.includes('edit') && capabilities().records && (
        <VersionsButton resource={resource} record={record} isReadOnly={isReadOnly} />
      )}
      {resource.actions.includes('delete') && !isReadOnly && !undeletable?.(record) && (
        <CanAccess action="delete">
          <DeleteButton />
        </CanAccess>
      )}
    </>
  )
}
