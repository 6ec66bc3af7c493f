import { isLive, type Resource } from '@kampana/engine-declare/resource'
import { allSummaries } from '@kampana/engine-declare/registry/all-summaries'
import { isReleased } from '@kampana/engine-declare/visibility'
import type { RaRecord } from 'react-admin'
import { mayOn } from '../../back-end/limits.ts'

/** True if edits of a record are saved as a draft: its resource has drafts, and the record is published. */
export const storesDrafts = (resource: Resource, record: RaRecord): boolean =>
  resource.drafts !== undefined && isLive(resource, record)

/** True if a record, or a new one, is unpublished and its resource declares when a record is published. */
export const awaitsPublication = (resource: Resource, record: RaRecord | undefined): boolean =>
  resource.drafts?.live !== undefined && (!record || !isLive(resource, record))

/** True if the signed-in person may publish drafts of a resource. */
export const mayPublishDrafts = (resource: Resource): boolean => mayOn(resource, 'publish')

/** True if the person may write a record but needs a review to publish it. */
export const asksForPublication = (resource: Resource, record: RaRecord | undefined): boolean =>
  awaitsPublication(resource, record) && !mayPublishDrafts(resource)

/**
 * True if a form button publishes the record. The form then has no input for the publication time, since the field takes
 * `now`.
 */
export const publishesByButton = ({ drafts, fields }: Resource): boolean => {
  const field = fields[drafts?.live ?? '']
  return field?.kind === 'datetime' && field.now === 'when said'
}

/** True if the form of an unpublished record has draft buttons. */
export const hasDraftButtons = (resource: Resource, record: RaRecord | undefined): boolean =>
  awaitsPublication(resource, record) && (publishesByButton(resource) || !mayPublishDrafts(resource))

/**
 * True if only publishers may change, move, delete or restore a record, and this person isn't one. Others write drafts of it.
 */
export const isOnlyForPublishers = (
  resource: Resource,
  record: Readonly<Record<string, unknown>> | undefined,
): boolean =>
  resource.drafts !== undefined &&
  record !== undefined &&
  !mayPublishDrafts(resource) &&
  isKnownLive(resource, record)

/** True for a published record. List rows that lack the deciding field are judged by their status. */
const isKnownLive = (resource: Resource, record: Readonly<Record<string, unknown>>): boolean => {
  const { live } = resource.drafts ?? {}
  return live !== undefined && record[live] === undefined
    ? isReleased(resource, record)
    : isLive(resource, record)
}

/** True if the person works with drafts at all. */
export const hasDrafts = (): boolean =>
  allSummaries().some(
    (resource) => resource.drafts && ['edit', 'publish'].some((action) => mayOn(resource, action)),
  )
