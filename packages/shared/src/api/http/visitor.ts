/**
 * The `Accept` header of calls that ask for what visitors get. They carry cookies like all others, which our server then doesn't
 * look at. Another back end finds its 'application/json' first, and CORS lets the header pass without a preflight.
 */
export const visitorAccept = 'application/json, application/vnd.kampana.visitor+json'

/** Whether an `Accept` header asks for what visitors get. */
export const asksAsVisitor = (accept: string | undefined): boolean => accept === visitorAccept
