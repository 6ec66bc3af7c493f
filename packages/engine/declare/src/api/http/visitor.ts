/**
 * `Accept` header of calls for visitors' content. Such calls include cookies, but our server ignores them. Other back ends
 * find 'application/json' first, and CORS allows the header without a preflight.
 */
export const visitorAccept = 'application/json, application/vnd.kampana.visitor+json'

/** True if an `Accept` header requests visitors' content. */
export const asksAsVisitor = (accept: string | undefined): boolean => accept === visitorAccept
