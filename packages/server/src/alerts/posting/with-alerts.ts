import type { Resource } from '@kampana/shared/resource'
import type { AppContext } from '../../app-context.ts'
import { instant } from '../../clock.ts'
import type { RecordHooks } from '../../crud/hooks.ts'
import type { Row } from '../../crud/table.ts'
import { postNoticeAlert, stopAlerts, type PostedNotice } from './post-alert.ts'

/** The hooks of class notices, with which families are told where a person asks for it; after its code was kept, which letters name. */
export const withAlerts = (
  { name }: Pick<Resource, 'name'>,
  context: Pick<AppContext, 'now' | 'settings' | 'college'>,
  hooks: RecordHooks,
): RecordHooks => {
  if (name !== 'class-status') return hooks
  return {
    ...hooks,
    onCreate: async (trx, record, causer, asked) => {
      await hooks.onCreate?.(trx, record, causer, asked)
      if (asked['tell_families'] === 1)
        await postNoticeAlert(trx, context, asNotice(record), { event: undefined, causer })
    },
    onEdit: async (trx, old, record, causer, asked) => {
      await hooks.onEdit?.(trx, old, record, causer, asked)
      const event = String(record['ends_at']) <= instant(context.now()) ? 'ended' : 'changed'
      if (asked['tell_families'] === 1)
        await postNoticeAlert(trx, context, asNotice(record), { event, causer })
    },
    onRemove: async (trx, old, causer, asked) => {
      await hooks.onRemove?.(trx, old, causer, asked)
      if (asked['tell_families'] === 1)
        await postNoticeAlert(trx, context, asNotice(old), { event: 'withdrawn', causer })
      else await stopAlerts(trx, context, old.id)
    },
  }
}

const asNotice = (row: Row): PostedNotice => row as Row & PostedNotice
