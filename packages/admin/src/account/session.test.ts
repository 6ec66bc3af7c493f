import { createApi } from '@kampana/shared/api/api'
import { expect, test } from 'vitest'
import { createAuthProvider } from '../auth-provider.ts'
import { storedAccount } from '@kampana/engine-admin/back-end/stored-account'
import { administrator, fakeServer } from '../testing/fake-server.ts'
import { createSession } from './session.ts'

test('session: discards an account that arrives after the logout', async () => {
  const reply = Promise.withResolvers<undefined>()
  const { fetch } = fakeServer({
    answering: ({ path }) => (path === '/api/user' ? reply.promise : undefined),
  })
  document.cookie = 'XSRF-TOKEN=token; path=/'
  storedAccount.write(administrator)
  const session = createSession(createApi({ fetch }))
  const checked = createAuthProvider(session).checkAuth({})
  await session.logout({ session: false })
  reply.resolve(undefined)
  await checked
  expect(storedAccount.read()).toBeUndefined()
})
