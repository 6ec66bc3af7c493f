import { allResources } from '@kampana/engine-declare/registry/all-resources'
import { DialogContentText } from '@mui/material'
import { useTranslate, type Identifier } from 'react-admin'
import { ChunkBoundary } from '../../chunks/chunk-boundary.tsx'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { useOverrides } from '../overrides.tsx'
import { useDescendants } from '../tree/use-descendants.ts'
import { hasOwnPages } from './confirm-delete.ts'

const DescendantEffects = lazyComponent(() => import('../tree/descendant-effects.tsx'), 'DescendantEffects')
const LinkEffects = lazyComponent(() => import('../uses/effects.tsx'), 'LinkEffects')

/**
 * Content of a confirmation for a deletion that affects other records. `meta` reports to the server that the person has read
 * it.
 */
export const useDeletionEffects = (resource: string, ids: readonly Identifier[]) => {
  const t = useTranslate()
  const { deletionEffects } = useOverrides(resource)
  const Effects = deletionEffects ?? (hasOwnPages(resource) ? LinkEffects : undefined)
  const declared = allResources().find(({ name }) => name === resource)
  const descendants = useDescendants(declared, ids)
  if (!Effects && !declared?.tree) return undefined
  const content = (
    <>
      <DialogContentText>{t('Are you sure you want to delete this?')}</DialogContentText>
      <ChunkBoundary>
        {declared?.tree && (
          <DescendantEffects
            title={t('These child records will also be deleted:')}
            titles={descendants.map((record) => String(record[declared.title]))}
          />
        )}
        {Effects && <Effects resource={resource} ids={ids} />}
      </ChunkBoundary>
    </>
  )
  return { content, meta: { anyway: true, beneath: descendants.map(({ id }) => Number(id)) } }
}
