import ClearIcon from '@mui/icons-material/FilterAltOffOutlined'
import { Button, useListContext } from 'react-admin'
import { useWords } from '../../language/translate.ts'

/** Takes every filter away, while there is one. */
export const ClearFilters = () => {
  const t = useWords()
  const { filterValues, setFilters } = useListContext()
  if (Object.keys(filterValues as object).length === 0) return null
  return (
    <Button label={t('Clear filters')} onClick={() => setFilters({}, {})}>
      <ClearIcon />
    </Button>
  )
}
