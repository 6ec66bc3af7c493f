import { AutocompleteInput, ReferenceInput, useCanAccess } from 'react-admin'
import { relatedResource } from './related-resource.ts'

interface Props {
  source: string
  label: string
  reference: string
  /** What react-admin's filter form adds. */
  alwaysOn?: boolean
}

/** Finds the rows that name one certain record. Who may not list those records has no such filter. */
export const RelatedFilter = ({ source, label, reference }: Props) => {
  const { canAccess } = useCanAccess({ resource: reference, action: 'list' })
  const { title } = relatedResource(reference)
  return canAccess ? (
    <ReferenceInput source={source} reference={reference} sort={{ field: title, order: 'ASC' }}>
      <AutocompleteInput
        label={label}
        optionText={title}
        helperText={false}
        margin="none"
        size="small"
        sx={{ minWidth: 200 }}
      />
    </ReferenceInput>
  ) : null
}
