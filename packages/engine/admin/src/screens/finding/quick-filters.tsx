import { inputName } from '@kampana/engine-declare/kinds/index'
import type { Resource } from '@kampana/engine-declare/resource'
import { Box, Chip } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { storedAccount } from '../../back-end/stored-account.ts'
import { today } from '../../format/time-zone.ts'
import { msg } from '../../language/msg.ts'
import { useSections } from '../tree/use-sections.ts'

interface Quick {
  label: string
  filter: Readonly<Record<string, unknown>>
}

/** One-click filters above a list with regular reviews: the person's own records, and records due for review. */
export const QuickFilters = ({ resource }: { resource: Resource }) => {
  const t = useTranslate()
  const { filterValues = {}, displayedFilters, setFilters } = useListContext()
  const values = filterValues as Readonly<Record<string, unknown>>
  const isOn = ({ filter }: Quick): boolean =>
    Object.entries(filter).every(([key, value]) => JSON.stringify(values[key]) === JSON.stringify(value))
  const toggle = (quick: Quick) => {
    const others = Object.entries(values).filter(([key]) => !Object.hasOwn(quick.filter, key))
    setFilters({ ...Object.fromEntries(others), ...(isOn(quick) ? {} : quick.filter) }, displayedFilters)
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
      {useQuickFilters(resource).map((quick) => (
        <Chip
          key={quick.label}
          label={t(quick.label)}
          variant={isOn(quick) ? 'filled' : 'outlined'}
          color={isOn(quick) ? 'primary' : 'default'}
          aria-pressed={isOn(quick)}
          onClick={() => toggle(quick)}
        />
      ))}
    </Box>
  )
}

/**
 * Own records are in the sections that the person's roles may edit. Without sections, they are the records that one of the
 * roles owns.
 */
const useQuickFilters = (resource: Resource): Quick[] => {
  const { checked, fields } = resource
  const { ownTops } = useSections(resource)
  const owner = checked && fields[checked.by]
  if (!checked || !owner) return []
  const { viewed_role, roles = [] } = storedAccount.read() ?? {}
  const own = ownTops
    ? { beneath: ownTops }
    : { [inputName(checked.by, owner)]: (viewed_role ? [viewed_role] : roles).map(({ id }) => id) }
  const hasOwn = Object.values(own).some((ids) => ids.length > 0)
  return [
    ...(hasOwn ? [{ label: msg('Mine'), filter: own }] : []),
    { label: msg('Review due'), filter: { [`${checked.due}_lte`]: today() } },
  ]
}
