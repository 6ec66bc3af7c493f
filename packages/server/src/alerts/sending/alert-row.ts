import type { Selectable } from 'kysely'
import type { Tables } from '../../db/tables.ts'

/** A stored alert. */
export type AlertRow = Selectable<Tables['alerts']>
/** A delivery, and the alert that it belongs to. */
export type DeliveryKey = Pick<Selectable<Tables['deliveries']>, 'id' | 'alert_id'>
/** States of deliveries that reached their recipient, or may have. */
export const notifiedStates = ['taken', 'sending', 'unknown'] as const
