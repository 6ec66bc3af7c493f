import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * The cookie that tells the site's pages that its reader may edit the website. It opens nothing: whoever forges it gets a link
 * to the dashboard, which asks for a sign-in.
 */
const name = 'kampana_edits'
const held = `${name}=1`

export const hasEditHint = ({ headers: { cookie } }: { headers: { cookie?: string | undefined } }): boolean =>
  cookie !== undefined && cookie.split('; ').includes(held)

type CookieScope = NonNullable<Parameters<FastifyReply['setCookie']>[2]>

/** Sets the cookie with each reply to a person who may edit the website, and clears it with a reply to anybody else. */
export const sendEditHint = (
  request: FastifyRequest,
  reply: FastifyReply,
  mayEdit: boolean,
  scope: CookieScope,
): void => {
  if (mayEdit) reply.setCookie(name, '1', { ...scope, httpOnly: true })
  else if (request.cookies[name] !== undefined) reply.clearCookie(name, scope)
}
