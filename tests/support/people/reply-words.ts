import { expect } from 'vitest'
import type { Code } from './message-codes.ts'

/** The only replies that may contain the words that the dashboard acts on. */
const unchanged = 'Nothing was changed.'
const states = [
  'Your email address is not verified. Open the link in the e-mail we sent you.',
  'Your account is not active yet. An administrator must activate it first.',
]

/**
 * Throws if a reply contains a word that the dashboard acts on, except in the intended reply: “Nothing” for an unchanged
 * record, “verified” and “active” for a login. The values of a message may contain any word.
 */
export const assertWords = (path: string, body: unknown): void => {
  const { message, code } = Object(body) as Partial<Code & { message: string }>
  const text = code ?? message ?? ''
  if (text.includes('Nothing')) expect(text).toBe(unchanged)
  if (path === '/login' && /verified|active/.test(text)) expect(states).toContain(text)
}
