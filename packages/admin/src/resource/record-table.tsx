import type { Field } from '@kampana/shared/field'
import type { Resource } from '@kampana/shared/resource'
import { BulkActionsToolbar, DataTable, type RaRecord } from 'react-admin'
import { differing } from '../resources/index.ts'
import { NothingFound } from './empty-list.tsx'
import { RowTitle } from './row-title.tsx'
import { SelectionActions, isSelectable } from './selection-actions.tsx'
import { Value } from './value.tsx'

/** A resource's records as a table: sortable, selectable, with the columns that a person chooses. */
export const RecordTable = ({ resource }: { resource: Resource }) => {
  const selection = isSelectable(resource) && <SelectionActions resource={resource} />
  return (
    <DataTable
      bulkActionButtons={selection}
      // Given by itself, or the table would leave the checkboxes out for people who may not delete.
      bulkActionsToolbar={selection ? <BulkActionsToolbar>{selection}</BulkActionsToolbar> : undefined}
      hiddenColumns={[...(differing[resource.name]?.hiddenColumns ?? [])]}
      empty={<NothingFound />}
      sx={table}
    >
      {columnsOf(resource).map(([name, field]) => (
        <DataTable.Col
          key={name}
          {...(field.kind === 'number' && { align: 'right' })}
          source={name}
          label={field.label}
          disableSort={unsortable.has(field.kind)}
          render={(record) =>
            name === resource.title ? (
              <RowTitle />
            ) : (
              <Value resource={resource} record={record as RaRecord} name={name} field={field} brief />
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

const table = {
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  '& td': { py: 1.25, fontVariantNumeric: 'tabular-nums' },
  '& time': { whiteSpace: 'nowrap' },
  '& .MuiTableRow-root.Mui-selected, & tr:has(input:checked) td': { backgroundColor: 'action.selected' },
}
