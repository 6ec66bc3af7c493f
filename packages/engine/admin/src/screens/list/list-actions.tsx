import type { Resource } from '@kampana/engine-declare/resource'
import ClearIcon from '@mui/icons-material/FilterAltOffOutlined'
import { Button, FilterButton, TopToolbar, useListContext, useTranslate } from 'react-admin'
import { capabilities } from '../../back-end/capabilities.ts'
import { OrderMenu } from '../finding/order-menu.tsx'
import { ViewsMenu } from '../views/views-menu.tsx'
import { ColumnsMenu } from './columns-menu.tsx'

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
