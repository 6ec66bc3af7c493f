import { useTranslate } from 'react-admin'
import type { Resource } from '@kampana/engine-declare/resource'
import { useAllOverrides } from './overrides.tsx'

/** Label of every button and link that creates a record of a resource. */
export const useCreateLabel = () => {
  const t = useTranslate()
  const overrides = useAllOverrides()
  return ({ name, singular }: Pick<Resource, 'name' | 'singular'>): string => {
    const own = overrides[name]?.createLabel
    return own ? t(own) : t('New %{what}', { what: t(singular) })
  }
}
