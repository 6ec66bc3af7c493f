import type { Resource } from '@kampana/engine-declare/resource'
import ClearIcon from '@mui/icons-material/FilterAltOffOutlined'
import { Button, FilterButton, TopToolbar, useListContext, useTranslate } from 'react-admin'
import { capabilities } from '../../back-end/capabilities.ts'
import { OrderMenu } from '../finding/order-menu.tsx'
import { ViewsMenu } from '../views/views-menu.tsx'
import CheckedIcon from '@mui/icons-material/CheckBoxOutlined'
import UncheckedIcon from '@mui/icons-material/CheckBoxOutlineBlankOutlined'
import ColumnsIcon from '@mui/icons-material/ViewWeekOutlined'
import { ListItemIcon, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useColumns } from './use-columns.ts'

/** Toolbar of filters and columns. The page header has the list's actions, the bulk toolbar those of rows. */
export const ListActions = ({ resource }: { resource: Resource }) => (
  <TopToolbar>
    <ClearFilters />
    <OrderMenu resource={resource} />
    {capabilities().lists && <ViewsMenu resource={resource} />}
    <FilterButton disableSaveQuery />
    <ColumnsMenu resource={resource} />
  </TopToolbar>
)

const ClearFilters = () => {
  const t = useTranslate()
  const { filterValues, setFilters } = useListContext()
  if (Object.keys(filterValues).length === 0) return null
  return (
    <Button label={t('Clear filters')} onClick={() => setFilters({}, {})}>
      <ClearIcon />
    </Button>
  )
}

/**
 * Menu that selects a table's columns. react-admin's own menu nests controls in options, which screen readers can't announce.
 */
const ColumnsMenu = ({ resource }: { resource: Resource }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { columns, hidden, toggle } = useColumns(resource)
  const t = useTranslate()
  return (
    <>
      <Button
        label={t('ra.action.select_columns')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <ColumnsIcon />
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {columns.map(({ name, label }) => (
          <MenuItem
            key={name}
            role="menuitemcheckbox"
            aria-checked={!hidden.has(name)}
            // The title can't be hidden, since it links to the record.
            disabled={name === resource.title}
            onClick={() => toggle(name)}
          >
            <ListItemIcon>{hidden.has(name) ? <UncheckedIcon /> : <CheckedIcon />}</ListItemIcon>
            {t(label)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
