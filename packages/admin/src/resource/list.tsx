import type { Field } from '@kampana/shared/field'
import type { Resource } from '@kampana/shared/resource'
import { useMediaQuery } from '@mui/material'
import { BulkActionsToolbar, DataTable, List, SearchInput, SelectInput } from 'react-admin'
import { CardList } from './card-list.tsx'
import { FieldDisplay } from './field-display.tsx'
import { EmptyList, NothingFound } from './empty-list.tsx'
import { ListActions } from './list-actions.tsx'
import { ListPagination } from './list-pagination.tsx'
import { RecordLink } from './record-link.tsx'
import { SelectionActions, isSelectable } from './selection-actions.tsx'

/** A resource's list: a table, or cards where the screen is narrow. */
export const GeneratedList = ({ resource }: { resource: Resource }) => {
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('md'))
  const [field, order] = resource.order
  return (
    <List
      title={resource.label}
      sort={{ field, order }}
      filters={filtersOf(resource)}
      actions={<ListActions resource={resource} />}
      pagination={<ListPagination />}
      empty={<EmptyList resource={resource} />}
    >
      {narrow ? <CardList resource={resource} /> : <Table resource={resource} />}
    </List>
  )
}

const Table = ({ resource }: { resource: Resource }) => {
  const selection = isSelectable(resource) && <SelectionActions resource={resource} />
  return (
    <DataTable
      bulkActionButtons={selection}
      bulkActionsToolbar={selection ? <BulkActionsToolbar>{selection}</BulkActionsToolbar> : undefined}
      empty={<NothingFound />}
      sx={{ '& .RaDataTable-table': { tableLayout: 'auto' } }}
    >
      {columnsOf(resource).map(([name, field]) => (
        <DataTable.Col
          key={name}
          source={name}
          label={field.label}
          disableSort={unsortable.has(field.kind)}
          render={(record) =>
            name === resource.title ? (
              <RecordLink />
            ) : (
              <FieldDisplay field={field} value={record[name]} brief />
            )
          }
        />
      ))}
    </DataTable>
  )
}

/** The title first, whatever the declaration's order: its link is how a keyboard reaches the record. */
const columnsOf = ({ fields, title }: Resource): [string, Field][] =>
  Object.entries(fields)
    .filter(([, field]) => field.inList)
    .sort(([a], [b]) => Number(b === title) - Number(a === title))

const unsortable: ReadonlySet<Field['kind']> = new Set(['many', 'picture', 'changes'])

const filtersOf = ({ fields, search }: Resource) => [
  ...(search.length > 0 ? [<SearchInput key="q" source="q" alwaysOn />] : []),
  ...Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'choice'
      ? [
          <SelectInput
            key={name}
            source={name}
            label={field.label}
            choices={[...field.options]}
            optionValue="value"
            optionText="label"
            alwaysOn
          />,
        ]
      : [],
  ),
]
