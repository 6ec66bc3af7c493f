import type { DeliveryReason } from '@kampana/shared/api/alerts'
import type { AppContext } from '../app-context.ts'
import { messages } from '@kampana/shared/messages/messages'
import { listPosts } from '../alerts/channels/posts-of-alert.ts'
import { expiryOfResent } from '../alerts/posting/post-alert.ts'
import { releaseAlert } from '../alerts/posting/release-alert.ts'
import { instant } from '@kampana/engine-server/clock'
import { conflict } from '@kampana/engine-server/error'
import { deliveryCleanup, listReasons } from '../alerts/delivery-report/reasons.ts'
import { serveDeliveryReport } from '../alerts/delivery-report/routes.ts'
import type { ResourceHooks } from './resource-hooks.ts'

/** Adds the reasons of failed deliveries to alerts, and sends alerts again to those recipients. */
export const alertHooks = (context: AppContext): ResourceHooks<'alerts'> => {
  const { db, now, alertSender } = context
  return {
    extraColumns: ['reasons'],
    detail: async (row) => ({ ...row, reasons: await reasonsOf(row), posts: await listPosts(db, row.id) }),
    afterWrite: [
      async (trx, { action, record: { id } }) => {
        if (action === 'release') return releaseAlert(trx, context, id)
        const expires_at = await expiryOfResent(trx, context, id)
        if (expires_at === null) throw conflict(messages.alertOutdated)
        const due_at = instant(now())
        await trx
          .updateTable('deliveries')
          .set({ state: 'waiting', tries: 0, due_at, owner: null })
          .where('alert_id', '=', id)
          .where('state', '=', 'failed')
          .execute()
        await trx
          .updateTable('alerts')
          .set({ status: 'sending', stopped_at: null, problem: null, expires_at })
          .where('id', '=', id)
          .execute()
      },
    ],
    afterCommit: [alertSender.wake],
    cleanup: [deliveryCleanup(context)],
    routes: (app) => serveDeliveryReport(app, context),
  }

  async function reasonsOf({ id, ...row }: { id: number }): Promise<DeliveryReason[]> {
    const stored = (row as { reasons?: unknown }).reasons
    return typeof stored === 'string' ? (JSON.parse(stored) as DeliveryReason[]) : listReasons(db, id)
  }
}
