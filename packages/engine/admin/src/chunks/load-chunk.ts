import { noReplyMessage } from '@kampana/engine-declare/messages/no-reply-message'
import { msg } from '../language/msg.ts'

/** Reason why a chunk couldn't be loaded. A new version may have removed the chunks of the running one. */
type Reason = 'unreachable' | 'renewed' | 'unknown'

/** Error for a chunk of the dashboard's script that couldn't be loaded. Its message is readable. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  readonly reason: Reason

  constructor(reason: Reason, cause: unknown) {
    super(reason === 'unreachable' ? noReplyMessage() : reasons[reason], { cause })
    this.reason = reason
  }
}

/** Loads a chunk. Rejects with a `ChunkLoadError` that contains the reason. */
export const loadChunk = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(async (error: unknown) => {
    throw new ChunkLoadError(await findReason(), error)
  })

const reasons: Readonly<Record<Exclude<Reason, 'unreachable'>, string>> = {
  renewed: msg('A new version of the dashboard is available. Load it to continue. Your entries are kept.'),
  unknown: msg('This part of the dashboard couldn’t be loaded. Check your connection and try again.'),
}

/** In milliseconds. A connection that stalls longer counts as none. */
const timeout = 8000

/** 'renewed' if a new version has been deployed: the dashboard's document references the entry script of the newest version. */
const findReason = async (): Promise<Reason> => {
  try {
    const options = { cache: 'no-store', signal: AbortSignal.timeout(timeout) } as const
    const reply = await fetch(import.meta.env.BASE_URL, options)
    if (!reply.ok) return 'unreachable'
    const running = document.querySelector('script[type="module"][src]')?.getAttribute('src')
    return !running || (await reply.text()).includes(running) ? 'unknown' : 'renewed'
  } catch {
    return 'unreachable'
  }
}
