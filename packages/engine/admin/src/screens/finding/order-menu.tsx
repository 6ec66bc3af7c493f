import type { Resource } from '@kampana/engine-declare/resource'
import SortIcon from '@mui/icons-material/Sort'
import { Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useListOrder } from './list-order.ts'

/** Menu that shows and changes a list's sort order, including orders of hidden columns. */
export const OrderMenu = ({ resource }: { resource: Resource }) => {
  const t = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { choices, current, choose } = useListOrder(resource)
  const close = () => setAnchor(null)
  if (choices.length === 0) return null
  return (
    <>
      <Button
        size="small"
        startIcon={<SortIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={t('Sort: %{order}', { order: current?.label ?? '' })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ textAlign: 'left', minHeight: { xs: 40, md: 0 } }}
      >
        {current?.label ?? t('Sort order')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {choices.map((choice) => (
          <MenuItem
            key={`${choice.field} ${choice.order}`}
            role="menuitemradio"
            aria-checked={choice === current}
            selected={choice === current}
            onClick={() => {
              choose(choice)
              close()
            }}
          >
            {choice.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
