import { authorCalls } from '@kampana/engine-declare/calls/author-calls'
import type { Author } from '@kampana/engine-declare/lists/author'
import type { Resource } from '@kampana/engine-declare/resource'
import { useQuery } from '@tanstack/react-query'
import { SelectInput, useTranslate, type RaRecord } from 'react-admin'
import { useCall } from '../../data-provider/use-call.ts'
import { authorColumn } from './author-column.ts'

interface Authors {
  created: Author | null
  updated: Author | null
}
const readAuthors = (record: RaRecord): Authors | undefined => record[authorColumn] as Authors | undefined

/** Author of a record as text, and the last editor if that is another person; empty if neither is known. */
export const useAuthorText = () => {
  const t = useTranslate()
  return (record: RaRecord): string => {
    const { created = null, updated = null } = readAuthors(record) ?? {}
    if (!created) return updated ? t('edited by %{name}', { name: updated.name }) : ''
    return updated && updated.id !== created.id
      ? t('%{author}, edited by %{name}', { author: created.name, name: updated.name })
      : created.name
  }
}

/** Table cell with a record's author. */
export const AuthorCell = ({ record }: { record: RaRecord }) => useAuthorText()(record)

interface Props {
  resource: Resource
  source: string
  label: string
}

/** Filter by a person who created or edited records. */
export const AuthorFilter = ({ resource, source, label }: Props) => {
  const list = useCall(authorCalls(resource).list)
  const t = useTranslate()
  const { data = [], isPending } = useQuery({
    queryKey: [resource.name, 'authors'],
    queryFn: async () => (await list()).data,
  })
  return (
    <SelectInput
      source={source}
      label={t(label)}
      choices={data}
      optionText="name"
      isPending={isPending}
      translateChoice={false}
      emptyText={t('Anyone')}
    />
  )
}
