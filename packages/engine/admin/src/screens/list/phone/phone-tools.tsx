import type { Resource } from '@kampana/engine-declare/resource'
import TuneIcon from '@mui/icons-material/Tune'
import { Badge, Box, Button, Stack } from '@mui/material'
import { useState, type ReactElement } from 'react'
import { FilterLiveForm, useListContext, useTranslate } from 'react-admin'
import { capabilities } from '../../../back-end/capabilities.ts'
import { OrderMenu } from '../../finding/order-menu.tsx'
import { ViewsMenu } from '../../views/views-menu.tsx'
import { ViewDrawer } from './view-drawer.tsx'

interface Props {
  resource: Resource
  filters: readonly ReactElement[]
}

/** List toolbar on a narrow screen: the search, and a button for other filters, sort order and page size. */
export const PhoneTools = ({ resource, filters }: Props) => {
  const [open, setOpen] = useState(false)
  const t = useTranslate()
  const { filterValues } = useListContext()
  const count = Object.keys(filterValues).filter((name) => name !== 'q').length
  const search = filters.filter(({ key }) => key === 'q')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, width: '100%', alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0, '& form, & .MuiFormControl-root': { width: '100%', m: 0 } }}>
        {search.length > 0 && <FilterLiveForm>{search}</FilterLiveForm>}
      </Box>
      <Badge badgeContent={count} color="primary">
        <Button
          variant="outlined"
          startIcon={<TuneIcon />}
          aria-haspopup="dialog"
          aria-label={
            count === 0 ? t('Filters and sorting') : t('Filters and sorting, %{count} active', { count })
          }
          onClick={() => setOpen(true)}
          sx={{ minHeight: 40 }}
        >
          {t('Filters')}
        </Button>
      </Badge>
      <Stack direction="row" justifyContent="space-between" flexWrap="wrap" sx={{ width: '100%' }}>
        <OrderMenu resource={resource} />
        {capabilities().lists && <ViewsMenu resource={resource} />}
      </Stack>
      <ViewDrawer
        resource={resource}
        filters={filters.filter(({ key }) => key !== 'q')}
        open={open}
        onClose={() => setOpen(false)}
      />
    </Box>
  )
}
