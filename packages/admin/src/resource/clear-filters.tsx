import ClearIcon from '@mui/icons-material/FilterAltOffOutlined'
import { Button, useListContext } from 'react-admin'

/** Takes every filter away, while there is one. */
export const ClearFilters = () => {
  const { filterValues, setFilters } = useListContext()
  if (Object.keys(filterValues as object).length === 0) return null
  return (
    <Button label="Clear filters" onClick={() => setFilters({}, {})}>
      <ClearIcon />
    </Button>
  )
}
