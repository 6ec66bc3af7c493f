import { messages } from '@kampana/shared/messages/messages'
import { tryChannel } from '../alerts/channels/try-channel.ts'
import type { AppContext } from '../app-context.ts'
import { instant } from '@kampana/engine-server/clock'
import { conflict } from '@kampana/engine-server/error'
import type { ResourceHooks } from './resource-hooks.ts'

/** Tests channels after the transaction, because a service may be slow. */
export const channelHooks = (context: AppContext): ResourceHooks<'channels'> => ({
  afterWrite: [
    async (trx, { action, record: { id, name, problem } }) => {
      if (action !== 'try') return
      if (problem !== null) throw conflict(messages.channelFaulty)
      if (!context.settings.channels.find((channel) => channel.name === name)?.test)
        throw conflict(messages.channelUntestable)
      await trx
        .updateTable('channels')
        .set({ is_asked: 1, tried_at: instant(context.now()), tried: null })
        .where('id', '=', id)
        .execute()
    },
  ],
  afterCommit: [
    ({ id }) =>
      void tryChannel(context, id).catch((error: unknown) =>
        context.log().warn({ err: error }, 'testing a channel failed'),
      ),
  ],
})
