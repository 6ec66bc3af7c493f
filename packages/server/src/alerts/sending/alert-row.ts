import type { Selectable } from 'kysely'
import type { Tables } from '../../db/tables.ts'

/** An alert as it is kept. */
export type AlertRow = Selectable<Tables['alerts']>
/** An alert's delivery as it is kept. */
export type DeliveryRow = Selectable<Tables['deliveries']>
/** Which delivery it is. */
export type DeliveryKey = Pick<DeliveryRow, 'alert_id' | 'contact_id'>
