import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createCookieJar } from '../../../../tests/support/people/cookie-jar.ts'
import { failureOf } from '@kampana/engine-declare/testing/failure'
import { startLaravel, type Laravel } from '../../../../tests/support/laravel/laravel.ts'
import { password } from '../../../../tests/support/laravel/college.ts'
import { dialects } from '../../../../tests/support/laravel/dialects.ts'
import { makeCall } from '@kampana/engine-declare/calls/calls-of'
import { customActionBody, customActionCall } from '@kampana/engine-declare/calls/custom-action-calls'
import { createApi, type Api } from './api.ts'
import { users } from '../resources/users.ts'
import type { ApiError } from '@kampana/engine-declare/api/http/api-error'

describe.each(dialects)('an account on Laravel %s', (dialect) => {
  let laravel: Laravel
  let api: Api
  const sessionOfAna = () => [...laravel.sessions.values()].find(({ userId }) => userId === 1)
  const signIn = (username = 'ana') => api.login({ username, password })

  beforeEach(async () => {
    laravel = await startLaravel(dialect)
    api = createApi({ baseUrl: laravel.url, ...createCookieJar() })
  })
  afterEach(() => laravel.close())

  describe('signing in', () => {
    test('succeeds with or without a message, and returns the person', async () => {
      const { message } = await signIn()
      expect(message).toBe(dialect === '11' ? 'Welcome back, Ana Reyes' : undefined)
      expect(await api.account()).toMatchObject({
        id: 1,
        username: 'ana',
        is_active: dialect === '11' ? true : 1,
      })
    })

    test('remembers the session only on request', async () => {
      await api.login({ username: 'ana', password, remember: false })
      expect(sessionOfAna()?.remembered).toBe(false)
      await api.login({ username: 'ana', password, remember: true })
      expect(sessionOfAna()?.remembered).toBe(true)
    })

    test('reports a wrong password under the user name, and locks the account at the sixth try', async () => {
      const wrong = () => failureOf(api.login({ username: 'ana', password: 'wrong' }))
      for (let time = 1; time <= 5; time++)
        expect((await wrong()).errors).toEqual({ username: 'These credentials do not match our records.' })
      const locked = await wrong()
      expect(locked.status).toBe(429)
      expect(locked.errors.username).toBe('Too many login attempts. Please try again in 60 seconds.')
    })

    test('reports each missing field', async () => {
      const { message, errors } = await failureOf(api.login({ username: '', password: '' }))
      expect(Object.keys(errors)).toEqual(['username', 'password'])
      expect(message).toBe(
        dialect === '8'
          ? 'The username field is required.'
          : 'The username field is required. (and 1 more error)',
      )
    })

    test('reports by message that a person is not verified or not active', async () => {
      const said = (username: string) => signIn(username).catch((error: ApiError) => error)
      expect((await said('ben')).message).toContain('verified')
      expect((await said('carla')).message).toContain('active')
    })

    test('succeeds with an existing session, which Laravel redirects', async () => {
      await signIn('dino')
      await signIn('ana')
      expect(await api.account()).toMatchObject({ username: 'ana' })
      const wrong = await failureOf(api.login({ username: 'ana', password: 'totally-wrong' }))
      expect(wrong.errors.username).toBe('These credentials do not match our records.')
    })

    test('rejects an HTML page as a reply', async () => {
      laravel.next.push({ status: 204 }, { status: 200, html: '<h1>Welcome</h1>' })
      expect((await failureOf(signIn())).status).toBe(500)
    })

    test('ends with sign-out, also when repeated', async () => {
      await signIn()
      expect((await api.logout()).status).toBe(204)
      expect((await failureOf(api.account())).status).toBe(401)
      expect((await api.logout()).status).toBe(204)
    })
  })

  describe('an account', () => {
    const newcomer = {
      name: 'Eva',
      username: 'eva',
      email: 'eva@example.com',
      password,
      password_confirmation: password,
    }

    test('registers, whatever the reply contains', async () => {
      expect((await api.register(newcomer)).status).toBe(201)
      expect(await api.account()).toMatchObject({ username: 'eva' })
    })

    test('rejects an invalid registration', async () => {
      const { errors } = await failureOf(api.register({ ...newcomer, username: 'ana', password: 'short' }))
      expect(errors.username).toBe('The username has already been taken.')
      expect(errors.password).toMatch(/^The password (field )?must be at least 8 characters\.$/)
    })

    test('sets a new password with an e-mailed link that works once', async () => {
      const email = 'ana@example.com'
      expect((await api.requestReset(email)).message).toBe('We have emailed your password reset link.')
      const again = await failureOf(api.requestReset(email))
      expect(again.errors.email).toBe('Please wait before retrying.')
      const reset = { token: laravel.college.resetTokens.get(email)!, email, password: 'battery staple' }
      const payload = { ...reset, password_confirmation: 'battery staple' }
      expect((await api.reset(payload)).message).toBe('Your password has been reset.')
      expect((await failureOf(api.reset(payload))).errors.email).toBe('This password reset token is invalid.')
      await api.login({ username: 'ana', password: 'battery staple' })
    })

    test('requests the verification e-mail up to a limit', async () => {
      await signIn('ben').catch(() => undefined)
      for (let time = 1; time <= 6; time++) expect((await api.resendVerification()).status).toBe(202)
      expect(await failureOf(api.resendVerification())).toMatchObject({ status: 429, retryAfter: 60 })
    })

    test("changes its own profile, and nobody else's", async () => {
      await signIn()
      const payload = { name: 'Ana Maria', email: 'ana@example.com', username: 'ana' }
      expect((await api.editProfile(1, payload)).message).toBe('Profile updated')
      expect((await api.account()).name).toBe('Ana Maria')
      expect((await failureOf(api.editProfile(2, payload))).status).toBe(403)
    })

    test("changes its password, and follows the server's session state", async () => {
      await signIn()
      const change = { new_password: 'battery staple', new_password_confirmation: 'battery staple' }
      const wrong = await failureOf(api.changePassword(1, { ...change, current_password: 'wrong' }))
      expect(wrong.errors).toEqual({ current_password: 'The password is incorrect.' })
      await api.changePassword(1, { ...change, current_password: password })
      const signedIn = await api.account().then(
        () => true,
        () => false,
      )
      expect(signedIn).toBe(dialect === '8')
    })

    test('is activated by a person with the permission', async () => {
      const act = (name: 'activate' | 'deactivate') =>
        makeCall(api.client, customActionCall(users, users.customActions[name].path), {
          id: 3,
          body: customActionBody(users, name, {}),
        })
      await signIn()
      await act('activate')
      expect((await signIn('carla')).message ?? '').not.toContain('active')
      await signIn('dino')
      expect(await failureOf(act('deactivate'))).toMatchObject({
        status: 403,
        message: 'This action is unauthorized.',
      })
    })
  })
})
