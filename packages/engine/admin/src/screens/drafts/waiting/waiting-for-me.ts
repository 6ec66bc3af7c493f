import type { Release } from '@kampana/engine-declare/api/releases'

/** True if a release needs this person: to publish it, to revise it, or because its publication failed. */
export const isWaitingForMe = (release: Release): boolean =>
  isToPublish(release) || isSentBackToMe(release) || hasProblem(release)

/** True if a release is submitted and the person may publish all of it. */
export const isToPublish = ({ state, records }: Release): boolean =>
  state === 'asked' && records.length > 0 && records.every(({ may }) => may.publish)

export const isSentBackToMe = ({ state, mine }: Release): boolean => state === 'sent back' && mine

/** True if a scheduled publication failed, which concerns the release's author and its publishers. */
export const hasProblem = ({ problem, mine, records }: Release): boolean =>
  problem !== null && (mine || records.some(({ may }) => may.publish))
