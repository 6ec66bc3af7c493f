import { startSession } from '@kampana/server/account/sign-in/session-store'
import type { College } from '../../people/college.ts'
import type { Caller } from './calls.ts'

/** Cookies and CSRF tokens of the callers, which are renewed because some random calls end a session. */
export const callersOf = ({ app, settings, database, staff }: College, now: () => Date) => {
  const known = new Map<Caller, Record<string, string>>([['nobody', {}]])

  const tokenFor = async (cookie: string): Promise<Record<string, string>> => {
    const { cookies } = await app.inject({ url: '/sanctum/csrf-cookie', headers: { cookie } })
    const jar = cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
    return { cookie: jar, 'x-xsrf-token': cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '' }
  }
  const signIn = (userId: number): Promise<string> =>
    database((db) => startSession({ db, settings, now }, { userId, remember: true, userAgent: '' }))

  const enter: Readonly<Record<Caller, () => Promise<Record<string, string>>>> = {
    nobody: async () => ({}),
    visitor: () => tokenFor(''),
    staff: async () => {
      const { id } = (await (await staff({})).get<{ id: number }>('/api/user')).body.data
      return tokenFor(`kampana_session=${await signIn(id)}`)
    },
    administrator: async () => {
      // A call may have required two-step sign-in of administrators.
      await database((db) => db.updateTable('roles').set({ requires_two_step: 0 }).execute())
      return tokenFor(`kampana_session=${await signIn(1)}`)
    },
  }
  return {
    headersOf: async (caller: Caller): Promise<Record<string, string>> => {
      const headers = known.get(caller) ?? (await enter[caller]())
      known.set(caller, headers)
      return headers
    },
    forget: (caller: Caller) => known.delete(caller),
  }
}
