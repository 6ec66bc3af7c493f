import type { ReactNode } from 'react'
import { PasswordEdit, PasswordReset, Profile, Register, Verification } from '../lazy-components.ts'
import { GuestOnly } from './sign-in/guest-only.tsx'

const forGuests = (page: ReactNode) => <GuestOnly>{page}</GuestOnly>

/** Pages for people who aren't signed in, by address; signed-in people are sent home. Login is the Admin's own. */
export const guestPages: Readonly<Record<string, ReactNode>> = {
  '/register': forGuests(<Register />),
  '/email/verification': forGuests(<Verification />),
  '/password/reset': forGuests(<PasswordReset />),
  // Where letters of a plain Laravel lead, the token standing for an id.
  '/password/reset/:id': forGuests(<PasswordReset />),
}

/** Pages for signed-in people that belong to no resource, by address. */
export const memberPages: Readonly<Record<string, ReactNode>> = {
  '/profile': <Profile />,
  '/password/edit': <PasswordEdit />,
}
