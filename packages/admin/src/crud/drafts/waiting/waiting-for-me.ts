import type { Change } from '@kampana/shared/api/changes'

/** True if a release needs this person: to publish it, to revise it, or because its publication failed. */
export const isWaitingForMe = (change: Change): boolean =>
  isToPublish(change) || isSentBackToMe(change) || hasProblem(change)

/** True if a release is submitted and the person may publish all of it. */
export const isToPublish = ({ state, records }: Change): boolean =>
  state === 'asked' && records.length > 0 && records.every(({ may }) => may.publish)

export const isSentBackToMe = ({ state, mine }: Change): boolean => state === 'sent back' && mine

/** True if a scheduled publication failed, which concerns the release's author and its publishers. */
export const hasProblem = ({ problem, mine, records }: Change): boolean =>
  problem !== null && (mine || records.some(({ may }) => may.publish))
