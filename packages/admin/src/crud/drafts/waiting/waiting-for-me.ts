import type { Change } from '@kampana/shared/api/changes'

/** Whether a change waits for this person: to be published, to be written anew, or because it could not go live. */
export const isWaitingForMe = (change: Change): boolean =>
  isToPublish(change) || isSentBackToMe(change) || hasProblem(change)

/** Whether its publication is asked for, and the person may publish all of it. */
export const isToPublish = ({ state, records }: Change): boolean =>
  state === 'asked' && records.length > 0 && records.every(({ may }) => may.publish)

export const isSentBackToMe = ({ state, mine }: Change): boolean => state === 'sent back' && mine

/** Whether it could not go live at its time, which concerns who wrote it and who may publish it. */
export const hasProblem = ({ problem, mine, records }: Change): boolean =>
  problem !== null && (mine || records.some(({ may }) => may.publish))
