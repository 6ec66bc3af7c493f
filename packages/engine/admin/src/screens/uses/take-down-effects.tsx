import type { Resource } from '@kampana/engine-declare/resource'
import { useTranslate, type Identifier } from 'react-admin'
import { hasOwnPages } from '../delete/confirm-delete.ts'
import { DescendantEffects } from '../tree/descendant-effects.tsx'
import { useDescendants } from '../tree/use-descendants.ts'
import { LinkEffects } from './effects.tsx'

interface Props {
  resource: Resource
  ids: readonly Identifier[]
}

/** Pages that disappear when records are unpublished, and the links to them that will be dead. */
export const TakeDownEffects = ({ resource, ids }: Props) => {
  const t = useTranslate()
  const descendants = useDescendants(resource, ids)
  return (
    <>
      <DescendantEffects
        title={t('These child records will also be hidden until you publish their parent again:')}
        titles={descendants.map((record) => String(record[resource.title]))}
      />
      {hasOwnPages(resource.name) && <LinkEffects resource={resource.name} ids={ids} />}
    </>
  )
}
