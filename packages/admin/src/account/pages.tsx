import type { ReactNode } from 'react'
import { NotFound, Verification } from '../later.ts'
import { GuestOnly } from './guest-only.tsx'

/** Pages for people who aren't signed in, by address; signed-in people are sent home. Login is the Admin's own. */
export const guestPages: Readonly<Record<string, ReactNode>> = {
  '/register': <NotYet />,
  '/email/verification': (
    <GuestOnly>
      <Verification />
    </GuestOnly>
  ),
  '/password/reset': <NotYet />,
}

/** Pages for signed-in people that belong to no resource, by address. */
export const memberPages: Readonly<Record<string, ReactNode>> = {}

/** The screens of issue 3 take its places. */
function NotYet() {
  return (
    <GuestOnly>
      <NotFound />
    </GuestOnly>
  )
}
