import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { storedAccount } from '@kampana/engine-admin/back-end/stored-account'
import { sheet } from '@kampana/engine-admin/page/sheet'

/** Text for people who can't see any list, with the people who can help, if the server names them. */
export const WhomToAsk = ({ mayCreate }: { mayCreate: boolean }) => {
  const t = useTranslate()
  const who = joinNames(storedAccount.read()?.helpers ?? [], t('or')) || t('an administrator')
  return (
    <Typography sx={sheet}>
      {mayCreate
        ? t('Your role lets you add records, but not see them. Please ask %{who} if you need to.', { who })
        : t('You have no role yet that lets you see anything here. Please ask %{who} for one.', { who })}
    </Typography>
  )
}

const joinNames = (names: readonly string[], or: string): string =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(` ${or} `)
