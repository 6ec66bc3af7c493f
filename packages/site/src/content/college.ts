import type { RecordOf } from '@kampana/engine-declare/resource'
import { frameFields, type FrameCollege } from '@kampana/shared/college/frame-fields'
import type { college } from '@kampana/shared/resources/college'
import { pick } from '@kampana/engine-declare/pick'

export type College = RecordOf<typeof college>

/** The college in the frame of every page, without a hidden invitation to a newer website. */
export const toFrame = (record: College): FrameCollege => ({
  ...pick(record, frameFields),
  ...(record.newer_website_hidden && { newer_website_address: null }),
})

/** True if the home page invites visitors to a newer website on a day. */
export const isInviting = (
  { newer_website_address: address, newer_website_until: until }: FrameCollege,
  today: string,
): boolean => address !== null && (until === null || until >= today)

/** Names of the college's levels, from the youngest. */
export const levelNames = ({ levels }: Pick<College, 'levels'>): string[] => levels.map(({ name }) => name)
