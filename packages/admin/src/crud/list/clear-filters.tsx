import ClearIcon from '@mui/icons-material/FilterAltOffOutlined'
import { Button, useListContext, useTranslate } from 'react-admin'

/** Takes every filter away, while there is one. */
export const ClearFilters = () => {
  const t = useTranslate()
  const { filterValues, setFilters } = useListContext()
  if (Object.keys(filterValues).length === 0) return null
  return (
    <Button label={t('Clear filters')} onClick={() => setFilters({}, {})}>
      <ClearIcon />
    </Button>
  )
}
