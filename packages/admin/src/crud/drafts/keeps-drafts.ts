import { isLive, type Resource } from '@kampana/shared/resource'
import { allSummaries } from '@kampana/shared/registry/all-summaries'
import { isReleased } from '@kampana/shared/visibility'
import type { RaRecord } from 'react-admin'
import { mayOn } from '../../back-end/limits.ts'

/** Whether what people write over a record waits as a draft: its resource says so, and it is live. */
export const keepsDrafts = (resource: Resource, record: RaRecord): boolean =>
  resource.drafts !== undefined && isLive(resource, record)

/** Whether a record, or a new one, waits for its publication itself: its resource says when one is live, and it isn't. */
export const awaitsPublication = (resource: Resource, record: RaRecord | undefined): boolean =>
  resource.drafts?.live !== undefined && (!record || !isLive(resource, record))

/** Whether the signed-in person may publish drafts of a resource. */
export const mayPublishDrafts = (resource: Resource): boolean => mayOn(resource, 'publish')

/** Whether the person asks for the publication of a record, since they may write it and not publish it. */
export const asksForPublication = (resource: Resource, record: RaRecord | undefined): boolean =>
  awaitsPublication(resource, record) && !mayPublishDrafts(resource)

/** Whether a button of the form puts a record live, which so has no input for when that was: its field takes the word `now` when it is said. */
export const publishesByButton = ({ drafts, fields }: Resource): boolean => {
  const field = fields[drafts?.live ?? '']
  return field?.kind === 'datetime' && field.now === 'when said'
}

/** Whether the form of a record that isn't live has the buttons of drafts. */
export const hasDraftButtons = (resource: Resource, record: RaRecord | undefined): boolean =>
  awaitsPublication(resource, record) && (publishesByButton(resource) || !mayPublishDrafts(resource))

/**
 * Whether only people with the permission to publish can change, move, delete or restore a record, and this person lacks it. Others
 * write drafts over it.
 */
export const isOnlyForPublishers = (
  resource: Resource,
  record: Readonly<Record<string, unknown>> | undefined,
): boolean =>
  resource.drafts !== undefined &&
  record !== undefined &&
  !mayPublishDrafts(resource) &&
  isKnownLive(resource, record)

/** Returns true for a live record. List rows that lack the deciding field are judged by their status. */
const isKnownLive = (resource: Resource, record: Readonly<Record<string, unknown>>): boolean => {
  const { live } = resource.drafts ?? {}
  return live !== undefined && record[live] === undefined
    ? isReleased(resource, record)
    : isLive(resource, record)
}

/** Whether the person has to do with drafts at all. */
export const hasDrafts = (): boolean =>
  allSummaries().some(
    (resource) => resource.drafts && ['edit', 'publish'].some((action) => mayOn(resource, action)),
  )
