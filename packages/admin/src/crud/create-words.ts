import type { Resource } from '@kampana/shared/resource'
import { useWords } from '../language/translate.ts'
import { differing } from '../resources/index.ts'

/** What making a new record of a resource is called, wherever it is offered. */
export const useCreateWords = () => {
  const t = useWords()
  return ({ name, singular }: Resource): string => {
    const own = differing[name]?.toCreate
    return own ? t(own) : t('New %{what}', { what: t(singular) })
  }
}
