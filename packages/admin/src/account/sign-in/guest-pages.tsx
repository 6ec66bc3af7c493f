import { findGuestPath, type guestPaths } from '@kampana/engine-declare/forms/guest-paths'
import { createElement, type FunctionComponent, type ReactElement } from 'react'
import { lazyComponent } from '@kampana/engine-admin/chunks/lazy-component.tsx'
import { GuestOnly } from './guest-only.tsx'

const screens = () => import('./guest-screens.ts')

const forGuestsOnly = (Page: FunctionComponent): FunctionComponent =>
  function ForGuestsOnly() {
    return (
      <GuestOnly>
        <Page />
      </GuestOnly>
    )
  }

const PasswordReset = forGuestsOnly(lazyComponent(screens, 'PasswordReset'))

const pages: Readonly<Record<(typeof guestPaths)[number], FunctionComponent>> = {
  '/login': lazyComponent(screens, 'Login'),
  '/register': forGuestsOnly(lazyComponent(screens, 'Register')),
  '/email/verification': forGuestsOnly(lazyComponent(screens, 'Verification')),
  '/password/reset': PasswordReset,
  '/password/reset/:id': PasswordReset,
  // Also shown to signed-in people, with the reason why they can't accept it.
  '/invitation': lazyComponent(screens, 'AcceptInvitation'),
}

/** Guest page at an address, if there is one. An invitation opens only from the link of an e-mail. */
export const findGuestPage = (pathname: string, search: string): ReactElement | undefined => {
  const path = findGuestPath(pathname)
  if (path === '/invitation' && !new URLSearchParams(search).get('token')) return undefined
  return path && createElement(pages[path], { key: path })
}
