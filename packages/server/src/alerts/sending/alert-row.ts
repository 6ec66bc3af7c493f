import type { Selectable } from 'kysely'
import type { Tables } from '../../db/tables.ts'

/** A stored alert. */
export type AlertRow = Selectable<Tables['alerts']>
/** A stored delivery of an alert. */
export type DeliveryRow = Selectable<Tables['deliveries']>
/** Primary key of a delivery. */
export type DeliveryKey = Pick<DeliveryRow, 'alert_id' | 'contact_id'>
