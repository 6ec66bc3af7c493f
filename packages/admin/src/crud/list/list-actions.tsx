import type { Resource } from '@kampana/shared/resource'
import ClearIcon from '@mui/icons-material/FilterAltOffOutlined'
import { Button, FilterButton, TopToolbar, useListContext, useTranslate } from 'react-admin'
import { capabilities } from '../../back-end/capabilities.ts'
import { OrderMenu } from '../finding/order-menu.tsx'
import { ViewsMenu } from '../views/views-menu.tsx'
import { ColumnsMenu } from './columns-menu.tsx'

/** The toolbar of filters and columns. A list's actions are in the page's header; those of rows are in the bulk toolbar. */
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
