import { AutocompleteInput, ReferenceInput, useCanAccess } from 'react-admin'
import { findResource } from '@kampana/engine-declare/registry/all-resources'

interface Props {
  source: string
  label: string
  reference: string
  /** Read by react-admin's filter form. */
  alwaysOn?: boolean
}

/** Filters by one related record, for people who may list these records. */
export const RelatedFilter = ({ source, label, reference }: Props) => {
  const { canAccess, isPending } = useCanAccess({ resource: reference, action: 'list' })
  const { title } = findResource(reference)
  // An input that mounts after its form doesn't receive the value from the URL.
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
