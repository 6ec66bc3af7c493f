import type { FirstSteps } from '@kampana/shared/first-steps'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'

/** The sample's colour, which the specification gives. `tests/sample-college` holds it to the sample. */
const sampleColour = '#4b83cc'

/** GET /api/first-steps: which of the first steps of a new college are done, from what differs from the sample or is there. */
export const serveFirstSteps = (app: FastifyInstance, { reader, siteContent }: AppContext): void => {
  app.get(
    '/api/first-steps',
    {
      config: { access: ['edit college', 'invite users', 'create updates', 'create class-status'] },
      schema: { tags: ['server'], summary: 'Which of the first steps of a new college are done' },
    },
    async (): Promise<{ data: FirstSteps }> => {
      const { samples, colours } = siteContent.content()
      const people = await reader
        .selectFrom('users')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('is_active', '=', 1)
        .executeTakeFirstOrThrow()
      const posted = await reader
        .selectFrom('logs')
        .select('id')
        .where('resource', '=', 'updates')
        .where('action', '=', 'create')
        .limit(1)
        .executeTakeFirst()
      return {
        data: {
          name: !samples.includes('name'),
          colours: colours.brand.toLowerCase() !== sampleColour,
          seal: !samples.includes('seal'),
          people: Number(people.count) > 1,
          update: posted !== undefined,
        },
      }
    },
  )
}
