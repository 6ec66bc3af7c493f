import { inDays } from '../format/time-zone.ts'

/** The last day on which a picture that was taken down can be put back. */
export const lastDayToPutBack = (takenDownAt: string): string => inDays(daysToPutBack, takenDownAt)

const daysToPutBack = 30
