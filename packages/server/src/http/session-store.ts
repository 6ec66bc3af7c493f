/** A signed-in person, with what they may do. */
export interface Session {
  idHash: string
  userId: number
  username: string
  name: string
  verified: boolean
  /** A role requires two-step sign-in; until the person has set it up, no other call is allowed. */
  mustSetUpTwoStep: boolean
  remember: boolean
  /** Its cookie has the prefix `__Host-`, so that no other host can set it. */
  hostOnly: boolean
  permissions: ReadonlySet<string>
  /** The role as which the person looks at the dashboard; then nothing can be changed. */
  viewedRole: { id: number; description: string } | null
  createdAt: string
  lastUsedAt: string
  /** When the person last gave their password: signing in, or again since. */
  confirmedAt: string
}

/** Where sessions are kept. */
export interface SessionStore {
  /** The session of a token; null where it is over, or its person may not sign in. */
  find: (token: string) => Promise<Session | null>
  /** Extends a session's idle timeout. */
  touch: (session: Session) => Promise<void>
  /** In seconds. */
  idleTimeout: (remember: boolean) => number
}
