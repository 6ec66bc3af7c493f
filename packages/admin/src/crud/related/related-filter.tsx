import { AutocompleteInput, ReferenceInput, useCanAccess } from 'react-admin'
import { findResource } from '../../data-provider/find-resource.ts'

interface Props {
  source: string
  label: string
  reference: string
  /** What react-admin's filter form adds. */
  alwaysOn?: boolean
}

/** Finds the rows that name one certain record. Who may not list those records has no such filter. */
export const RelatedFilter = ({ source, label, reference }: Props) => {
  const { canAccess, isPending } = useCanAccess({ resource: reference, action: 'list' })
  const { title } = findResource(reference)
  // An input that mounts after its form doesn't get the value from the URL.
  return canAccess || isPending ? (
    <ReferenceInput
      source={source}
      reference={reference}
      sort={{ field: title, order: 'ASC' }}
      enableGetChoices={() => canAccess === true}
    >
      <AutocompleteInput
        label={label}
        optionText={title}
        helperText={false}
        margin="none"
        size="small"
        sx={{ minWidth: 190 }}
      />
    </ReferenceInput>
  ) : null
}
