import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Cookie by which pages show an edit link to users with permission to edit the website. It grants nothing: a forged cookie only shows a
 * link to the dashboard, which requires signing in.
 */
const name = 'kampana_edits'
const held = `${name}=1`

export const hasEditHint = ({ headers: { cookie } }: { headers: { cookie?: string | undefined } }): boolean =>
  cookie !== undefined && cookie.split('; ').includes(held)

type CookieScope = NonNullable<Parameters<FastifyReply['setCookie']>[2]>

/** Sets the cookie with each reply to a user with that permission, and clears it with other replies. */
export const sendEditHint = (
  request: FastifyRequest,
  reply: FastifyReply,
  mayEdit: boolean,
  scope: CookieScope,
): void => {
  if (mayEdit) reply.setCookie(name, '1', { ...scope, httpOnly: true })
  else if (request.cookies[name] !== undefined) reply.clearCookie(name, scope)
}
