import type { FastifyInstance } from 'fastify'
import { after, instant } from './clock.ts'
import type { Parts } from './parts.ts'
import { emptyTrash } from './resource/trash.ts'

const every = 10 * 60 * 1000
/** A reset token is good for an hour. */
const resetsFor = 60 * 60
const oneDay = 24 * 60 * 60

declare module 'fastify' {
  interface FastifyInstance {
    /** Throws away what is over; it does so by itself every ten minutes. */
    tidyUp: () => Promise<void>
  }
}

/**
 * Keeps rows that nobody will ask for again from piling up: what is over of counted tries, sessions,
 * reset tokens, visitors' messages, the log, letters and trash.
 */
export const housekeeping = (app: FastifyInstance, { db, now, settings }: Parts): void => {
  const tidyUp = async (): Promise<void> => {
    const time = now()
    await db.deleteFrom('limits').where('resets_at', '<=', instant(time)).execute()
    await db.deleteFrom('sessions').where('expires_at', '<=', instant(time)).execute()
    await db
      .deleteFrom('password_resets')
      .where('created_at', '<=', instant(after(time, -resetsFor)))
      .execute()
    await db
      .deleteFrom('messages')
      .where('created_at', '<=', instant(after(time, -settings.messagesKeptDays * oneDay)))
      .execute()
    const oldest = instant(after(time, -settings.logsKeptDays * oneDay))
    await db.deleteFrom('logs').where('created_at', '<=', oldest).execute()
    await db.deleteFrom('letters').where('sent_at', '<=', oldest).execute()
    await emptyTrash(db, time)
  }
  app.decorate('tidyUp', tidyUp)
  const timer = setInterval(
    () => void tidyUp().catch((error: unknown) => app.log.warn({ err: error }, 'tidying up failed')),
    every,
  )
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
