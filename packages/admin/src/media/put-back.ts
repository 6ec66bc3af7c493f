import { inDays } from '../format/time-zone.ts'

/** Last day on which a taken-down image can be restored. */
export const lastDayToPutBack = (takenDownAt: string): string => inDays(daysToPutBack, takenDownAt)

const daysToPutBack = 30
