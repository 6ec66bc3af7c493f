import { useTranslate } from 'react-admin'
import type { Resource } from '@kampana/shared/resource'
import { overrides } from '../resources/index.ts'

/** What making a new record of a resource is called, wherever it is offered. */
export const useCreateLabel = () => {
  const t = useTranslate()
  return ({ name, singular }: Resource): string => {
    const own = overrides[name]?.createLabel
    return own ? t(own) : t('New %{what}', { what: t(singular) })
  }
}
