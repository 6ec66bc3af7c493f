import { inDays } from '@kampana/engine-admin/format/time-zone'

/** Last day on which a taken-down image can be restored. */
export const lastDayToPutBack = (takenDownAt: string): string => inDays(daysToPutBack, takenDownAt)

const daysToPutBack = 30
