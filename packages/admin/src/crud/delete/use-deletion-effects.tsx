import { DialogContentText } from '@mui/material'
import { Suspense } from 'react'
import { useTranslate, type Identifier } from 'react-admin'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { useOverrides } from '../overrides.tsx'
import { hasOwnPages } from './confirm-delete.ts'

const LinkEffects = lazyComponent(() => import('../uses/effects.tsx'), 'LinkEffects')

/** What a confirmation needs where a deletion has effects elsewhere: its content, and the meta data that it has been read. */
export const useDeletionEffects = (resource: string, ids: readonly Identifier[]) => {
  const t = useTranslate()
  const { deletionEffects } = useOverrides(resource)
  const Effects = deletionEffects ?? (hasOwnPages(resource) ? LinkEffects : undefined)
  if (!Effects) return undefined
  const content = (
    <>
      <DialogContentText>{t('Are you sure that you want to delete this?')}</DialogContentText>
      <Suspense>
        <Effects resource={resource} ids={ids} />
      </Suspense>
    </>
  )
  return { content, meta: { anyway: true } }
}
