/** A signed-in person with their permissions. */
export interface Session {
  idHash: string
  userId: number
  username: string
  name: string
  verified: boolean
  /** True if a role requires two-step sign-in that isn't set up yet. No other call is allowed until then. */
  mustSetUpTwoStep: boolean
  remember: boolean
  /** True if its cookie has the prefix `__Host-`, so that no other host can set it. */
  hostOnly: boolean
  permissions: ReadonlySet<string>
  /** The role as which the person views the dashboard; nothing can be changed meanwhile. */
  viewedRole: { id: number; description: string } | null
  createdAt: string
  lastUsedAt: string
  /** Time when the person last entered the password, at sign-in or later. */
  confirmedAt: string
}

/** Storage of sessions. */
export interface SessionStore {
  /** Session of a token; null if it has ended or its person can't sign in. */
  find: (token: string) => Promise<Session | null>
  /** Extends a session's idle timeout. */
  touch: (session: Session) => Promise<void>
  /** In seconds. */
  idleTimeout: (remember: boolean) => number
}
