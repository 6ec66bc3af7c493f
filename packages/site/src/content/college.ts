import { frameFields, type FrameCollege } from '@kampana/shared/college/frame-fields'
import type { college } from '@kampana/shared/resources/college'
import { pick } from '@kampana/engine-declare/pick'
import type { ValuesOf } from './records-of.ts'

export type College = ValuesOf<typeof college>

/** True if the home page shows the invitation to a newer website. */
export const isInviting = ({ newer_website_address, newer_website_hidden }: College): boolean =>
  newer_website_address !== null && !newer_website_hidden

/** The college in the frame of every page, without a hidden invitation. */
export const toFrame = (record: College): FrameCollege => ({
  ...pick(record, frameFields),
  ...(!isInviting(record) && noInvitation),
})
const noInvitation = {
  newer_website_address: null,
  newer_website_title: null,
  newer_website_invitation: null,
}

/** Names of the college's levels, from the youngest. */
export const levelNames = ({ levels }: Pick<College, 'levels'>): string[] => levels.map(({ name }) => name)
