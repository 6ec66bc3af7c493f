import type { ReactNode } from 'react'
import { Navigate } from 'react-admin'
import { storedAccount } from '../stored-account.ts'

/** A page for people who aren't signed in; those who are go home. */
export const GuestOnly = ({ children }: { children: ReactNode }) =>
  storedAccount.read() ? <Navigate to="/" replace /> : children
