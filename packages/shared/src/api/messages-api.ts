import type { Client } from './http/client.ts'
import { parseList } from './http/reply.ts'

/** An answer to a visitor's message, or a note on it that only staff read. */
export interface ThreadEntry {
  id: number
  kind: 'answer' | 'note'
  text: string
  /** The name of who wrote it. */
  by: string
  created_at: string
  /** How far an answer's letter has come. */
  letter?: { status: string; problem: string | null }
}

/** What is said about a visitor's message. Other back ends have none. */
export const messagesApi = ({ call }: Client) => ({
  thread: async (id: number | string): Promise<ThreadEntry[]> =>
    parseList<ThreadEntry>(await call(`/api/messages/${encodeURIComponent(id)}/thread`)).data,
})
