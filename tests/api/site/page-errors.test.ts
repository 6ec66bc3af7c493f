import { builtFrontEnds, type FrontEnds } from '@kampana/server/front-ends'
import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import { personAt } from '../../support/people/person.ts'

/** The built site, whose pages throw while `bug` has an error. */
const breakable = () => {
  const state: { bug?: Error | undefined } = {}
  const frontEnds: FrontEnds = {
    ...builtFrontEnds,
    loadSite: async (settings) => {
      const site = await builtFrontEnds.loadSite(settings)
      const entry = await site.entry()
      return {
        ...site,
        entry: async () => ({
          ...entry,
          render: async (request) => {
            if (state.bug) throw state.bug
            return entry.render(request)
          },
        }),
      }
    },
  }
  return { state, frontEnds }
}

test('page errors: development shows message and stack instead of an old copy, until the page is fixed', async () => {
  const { anotherNode } = await college()
  const { state, frontEnds } = breakable()
  const lines: string[] = []
  const log = { write: (line: string) => void lines.push(line) }
  const developer = personAt(await anotherNode({ KAMPANA_DEV: '1', LOG_LEVEL: 'error' }, { frontEnds, log }))
  expect((await developer.get('/updates')).status).toBe(200)

  state.bug = new Error('no <title>', { cause: new Error('a typo') })
  const broken = await developer.get('/updates')
  expect(broken.status).toBe(500)
  expect(broken.text).toContain('<h1>Error: no &#60;title&#62;</h1>')
  expect(broken.text).toContain('page-errors.test.ts')
  expect(broken.text).toContain('Caused by Error: a typo')
  expect(JSON.parse(lines.join(''))).toMatchObject({
    msg: 'rendering a page failed',
    req: { path: '/updates' },
    err: { message: expect.stringContaining('no <title>') },
  })

  state.bug = undefined
  expect((await developer.get('/updates')).status).toBe(200)
})

test('page errors: visitors get the copy from before an error, and no details without one', async () => {
  const { anotherNode, publish } = await college()
  const { state, frontEnds } = breakable()
  const visitor = personAt(await anotherNode({}, { frontEnds }))
  const before = (await visitor.get('/updates')).text
  await publish({ title: 'Foundation day' })
  state.bug = new Error('no <title>')
  expect(await visitor.get('/updates')).toMatchObject({ status: 200, text: before })
  const broken = await visitor.get('/admission')
  expect(broken.status).toBe(500)
  expect(broken.text).not.toContain('no ')
})
