import type { Form } from '@kampana/engine-declare/forms/forms'
import type { ComponentProps } from 'react'
import { useLogoutIfAccessDenied } from 'react-admin'
import { AccountForm } from './account-form.tsx'

/** Form of the signed-in person's account. An ended session redirects to login. */
export const MemberForm = <F extends Form, Answer>(
  props: Omit<ComponentProps<typeof AccountForm<F, Answer>>, 'handleDenied'>,
) => <AccountForm<F, Answer> {...props} handleDenied={useLogoutIfAccessDenied()} />
