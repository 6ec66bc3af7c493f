import { DialogContentText } from '@mui/material'
import { Suspense } from 'react'
import { useTranslate, type Identifier } from 'react-admin'
import { useOverrides } from '../overrides.tsx'

/** What a confirmation needs where a deletion has effects elsewhere: its content, and the meta data that it has been read. */
export const useDeletionEffects = (resource: string, ids: readonly Identifier[]) => {
  const t = useTranslate()
  const { deletionEffects: Effects } = useOverrides(resource)
  if (!Effects) return undefined
  const content = (
    <>
      <DialogContentText>{t('Are you sure that you want to delete this?')}</DialogContentText>
      <Suspense>
        <Effects ids={ids} />
      </Suspense>
    </>
  )
  return { content, meta: { anyway: true } }
}
