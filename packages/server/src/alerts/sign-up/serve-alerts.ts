import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import type { UncachedPages } from '../../site/render-uncached.ts'
import { parseSentForm } from './choices.ts'
import { servePersonalPages } from './personal-pages.ts'
import { servePhoneSignUp } from './sign-up-phone.ts'
import { serveSignUp } from './sign-up-page.ts'

/** Serves the sign-up of families, and the pages behind links in e-mails. */
export const serveAlerts = async (
  app: FastifyInstance,
  context: AppContext,
  { answerForm, renderPersonal }: Pick<UncachedPages, 'answerForm' | 'renderPersonal'>,
): Promise<void> => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parseSentForm(String(body))),
  )
  // Mail programs also unsubscribe with this content type (RFC 8058, 3.2). The URL contains all data.
  app.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, {}),
  )
  serveSignUp(app, context, answerForm)
  servePhoneSignUp(app, context)
  servePersonalPages(app, context, renderPersonal)
}
