import { colleagueCalls } from '@kampana/engine-declare/calls/author-calls'
import type { Author } from '@kampana/engine-declare/lists/author'
import { findResource } from '@kampana/engine-declare/registry/all-resources'
import { useQuery } from '@tanstack/react-query'
import { SelectInput, useResourceContext, useTranslate } from 'react-admin'
import { storedAccount } from '../../back-end/stored-account.ts'
import { useCall } from '../../data-provider/use-call.ts'
import type { ControlProps } from '../kinds/kind.ts'

/** Colleagues or roles that a field offers, the person's own entries first. */
const useColleagues = (field: string, of: string) => {
  const resource = findResource(useResourceContext()!)
  const list = useCall(colleagueCalls(resource, field).list)
  const t = useTranslate()
  const { data = [], isPending } = useQuery({
    queryKey: [resource.name, 'colleagues', field],
    queryFn: async () => (await list()).data,
  })
  const own = of === 'users' ? storedAccount.read()?.id : undefined
  const isOwn = ({ id }: Author) => id === own
  const me = data.filter(isOwn).map(({ id, name }) => ({ id, name: t('Me (%{name})', { name }) }))
  return { choices: [...me, ...data.filter((each) => !isOwn(each))], isPending }
}

/** Selects one colleague, or nobody. */
export const ColleagueInput = ({ name, of, ...props }: ControlProps & { name: string; of: string }) => {
  const t = useTranslate()
  const { choices, isPending } = useColleagues(name, of)
  return (
    <SelectInput
      {...props}
      choices={choices}
      isPending={isPending}
      optionText="name"
      translateChoice={false}
      emptyText={t('Nobody')}
    />
  )
}

interface FilterProps {
  source: string
  label: string
  /** Resource that the field references. */
  of: string
  /** Read by react-admin's filter form. */
  alwaysOn?: boolean
}

/** Filters by one colleague, the person themselves first. */
export const ColleagueFilter = ({ source, label, of }: FilterProps) => {
  const t = useTranslate()
  const { choices, isPending } = useColleagues(source, of)
  return (
    <SelectInput
      source={source}
      label={label}
      choices={choices}
      isPending={isPending}
      optionText="name"
      translateChoice={false}
      emptyText={t('Anyone')}
      helperText={false}
      margin="none"
      size="small"
      sx={{ minWidth: 190 }}
    />
  )
}
