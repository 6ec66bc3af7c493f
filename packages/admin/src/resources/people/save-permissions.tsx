import type { Related } from '@kampana/engine-declare/kinds/index'
import { useRef, useState, type MouseEvent } from 'react'
import { Confirm, SaveButton, useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { storedAccount } from '@kampana/engine-admin/back-end/stored-account'
import { relatedIds } from '@kampana/engine-declare/kinds/index'

/** Save button of a role or of a user's roles. It asks before people remove their own permissions. */
export const SavePermissions = () => {
  const t = useTranslate()
  const [asked, setAsked] = useState<readonly string[]>([])
  const form = useRef<HTMLFormElement>(null)
  const confirmed = useRef(false)
  const findLosses = useOwnLosses()
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    const losses = confirmed.current ? [] : findLosses()
    confirmed.current = false
    if (losses.length === 0) return
    event.preventDefault()
    form.current = event.currentTarget.form
    setAsked(losses)
  }
  return (
    <>
      <SaveButton alwaysEnable onClick={click} />
      <Confirm
        isOpen={asked.length > 0}
        title={t('Remove your own permissions?')}
        content={t('Unless another of your roles grants these permissions, you will lose them: %{what}.', {
          what: asked.join(', '),
        })}
        onClose={() => setAsked([])}
        onConfirm={() => {
          setAsked([])
          confirmed.current = true
          form.current?.querySelector<HTMLButtonElement>('button[type="submit"]')?.click()
        }}
      />
    </>
  )
}

/** Permissions or roles that the signed-in person would lose by saving the form. */
const useOwnLosses = (): (() => string[]) => {
  const record = useRecordContext()
  const { getValues } = useFormContext()
  const isRole = useResourceContext() === 'roles'
  return () => {
    const own = storedAccount.read()
    const isOwn = isRole
      ? own?.roles.some(({ id }) => id === Number(record?.id))
      : Number(record?.id) === Number(own?.id)
    if (!record || !isOwn) return []
    const had: Related[] = record[isRole ? 'permissions' : 'roles'] ?? []
    const chosen: unknown = getValues(isRole ? 'permissions' : 'roleIds')
    const chosenIds = new Set(relatedIds(chosen ?? had).map(Number))
    return had.filter(({ id }) => !chosenIds.has(id)).map(({ description }) => description)
  }
}
