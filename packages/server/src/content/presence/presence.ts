import type { ContentEditor } from '@kampana/shared/content/content-api'
import { randomUUID } from 'node:crypto'
import type { Session } from '../../account/sign-in/session-store.ts'
import type { AppContext } from '../../app-context.ts'
import { editorRows, type OpenEditor } from './editor-rows.ts'
import type { EventStream } from './event-stream.ts'

/** The live and the draft hash of files, by path; null where there is none. */
export type ReadHashes = (
  paths: readonly string[],
) => Promise<ReadonlyMap<string, { hash: string | null; draft_hash: string | null }>>

interface PresenceOptions {
  readHashes: ReadHashes
  /** Whether a session, by the hash of its token, hasn't ended and may still edit. */
  isAllowed: (sessionHash: string) => Promise<boolean>
  isShuttingDown: () => boolean
  onError: (error: unknown) => void
}
interface Connection {
  editor: OpenEditor
  stream: EventStream
  /** The events that were sent last, by name. */
  sent: Map<string, string>
}

/** How often the database is asked while somebody listens, in milliseconds. */
const interval = 2_000
/** Every so many times a sign of life is given. */
const beat = 5

/** Tells everybody who has a file open who else has, and when its text or its draft has changed, at all nodes. */
export const createPresence = (
  context: Pick<AppContext, 'db' | 'now'>,
  { readHashes, isAllowed, isShuttingDown, onError }: PresenceOptions,
) => {
  const rows = editorRows(context)
  const connections = new Map<string, Connection>()
  let timer: NodeJS.Timeout | undefined
  let looks = 0

  const sendIfNew = ({ stream, sent }: Connection, event: string, data: unknown): void => {
    const text = JSON.stringify(data)
    if (sent.get(event) === text) return
    sent.set(event, text)
    stream.send(event, data)
  }
  const look = async (): Promise<void> => {
    const all = [...connections.values()]
    if (all.length === 0) return
    looks += 1
    if (looks % beat === 0) {
      await rows.keep([...connections.keys()])
      for (const { stream } of all) stream.ping()
    }
    const paths = [...new Set(all.map(({ editor }) => editor.path))]
    const allowed = await findAllowed(new Set(all.map(({ editor }) => editor.session_hash)), isAllowed)
    const [editors, hashes] = await Promise.all([rows.list(paths), readHashes(paths)])
    for (const connection of all) {
      const { editor, stream } = connection
      if (isShuttingDown() || !allowed.has(editor.session_hash)) stream.end()
      else {
        sendIfNew(connection, 'editors', describeOthers(editor, editors))
        sendIfNew(connection, 'hashes', hashes.get(editor.path) ?? { hash: null, draft_hash: null })
      }
    }
  }
  // One look at a time, so that queries don't pile up at a database that hangs.
  let looking: Promise<void> = Promise.resolve()
  const lookNow = (): Promise<void> => (looking = looking.then(look).catch(onError))

  const leave = async (id: string): Promise<void> => {
    if (!connections.delete(id)) return
    if (connections.size === 0) {
      clearInterval(timer)
      timer = undefined
    }
    await rows.remove(id).catch(onError)
    await lookNow()
  }
  return {
    /** How many streams a session, and the account over all of its sessions, has at this node. */
    count: (session: Pick<Session, 'idHash' | 'userId'>) => countStreams([...connections.values()], session),
    join: async (person: Omit<OpenEditor, 'id'>, stream: EventStream): Promise<void> => {
      const editor = { id: randomUUID(), ...person }
      connections.set(editor.id, { editor, stream, sent: new Map() })
      stream.onClose(() => void leave(editor.id))
      timer ??= setInterval(() => void lookNow(), interval).unref()
      await rows.add(editor).catch(onError)
      await lookNow()
    },
    close: async (): Promise<void> => {
      clearInterval(timer)
      const ids = [...connections.keys()]
      for (const { stream } of connections.values()) stream.end()
      connections.clear()
      await looking
      for (const id of ids) await rows.remove(id).catch(onError)
    },
  }
}
export type Presence = ReturnType<typeof createPresence>

const countStreams = (all: readonly Connection[], { idHash, userId }: Pick<Session, 'idHash' | 'userId'>) => {
  const ofAccount = all.filter(({ editor }) => editor.user_id === userId)
  return {
    ofSession: ofAccount.filter(({ editor }) => editor.session_hash === idHash).length,
    ofAccount: ofAccount.length,
  }
}

const findAllowed = async (
  hashes: ReadonlySet<string>,
  isAllowed: PresenceOptions['isAllowed'],
): Promise<ReadonlySet<string>> => {
  const each = await Promise.all([...hashes].map(async (hash) => ((await isAllowed(hash)) ? [hash] : [])))
  return new Set(each.flat())
}

const describeOthers = (own: OpenEditor, all: readonly OpenEditor[]): ContentEditor[] =>
  all
    .filter(({ id, path }) => path === own.path && id !== own.id)
    .map(({ name, user_id }) => ({ name, self: user_id === own.user_id }))
