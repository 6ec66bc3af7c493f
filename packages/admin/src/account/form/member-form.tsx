import type { Form } from '@kampana/shared/forms/forms'
import type { ComponentProps } from 'react'
import { useLogoutIfAccessDenied } from 'react-admin'
import { AccountForm } from './account-form.tsx'

/** A form of the account of whoever is signed in: a session that is over leads to the login page. */
export const MemberForm = <F extends Form, Answer>(
  props: Omit<ComponentProps<typeof AccountForm<F, Answer>>, 'handleDenied'>,
) => <AccountForm<F, Answer> {...props} handleDenied={useLogoutIfAccessDenied()} />
