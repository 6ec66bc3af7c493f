import type { Resource } from '@kampana/engine-declare/resource'
import CheckedIcon from '@mui/icons-material/CheckBoxOutlined'
import UncheckedIcon from '@mui/icons-material/CheckBoxOutlineBlankOutlined'
import ColumnsIcon from '@mui/icons-material/ViewWeekOutlined'
import { ListItemIcon, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { Button, useTranslate } from 'react-admin'
import { useColumns } from './use-columns.ts'

/**
 * Menu that selects a table's columns. react-admin's own menu nests controls in options, which screen readers can't announce.
 */
export const ColumnsMenu = ({ resource }: { resource: Resource }) => {
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
