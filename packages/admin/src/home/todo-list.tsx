import type { Resource } from '@kampana/engine-declare/resource'
import { unreadText } from '@kampana/engine-declare/schema/unread'
import { findResource } from '@kampana/engine-declare/registry/all-resources'
import { Box, Chip, Typography } from '@mui/material'
import { Link, type RaRecord, useCreatePath, useTranslate } from 'react-admin'
import { ActionButton } from '@kampana/engine-admin/screens/actions/action-button.tsx'
import { isOnlyForPublishers } from '@kampana/engine-admin/screens/drafts/has-drafts'
import { FieldDisplay } from '@kampana/engine-admin/screens/fields/field-display.tsx'
import type { LoadedTodoWidget } from './use-todo-widgets.ts'

/** First records of a widget, the total, and a link to the full list. */
export const TodoList = ({ widget }: { widget: LoadedTodoWidget }) => {
  const t = useTranslate()
  const resource = findResource(widget.resource)
  const { toList, toRecord } = usePaths(widget, resource)
  const action = resource.customActions[widget.action ?? '']
  const more = widget.more === undefined ? undefined : resource.fields[widget.more]
  return (
    <Box sx={apart}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography component="h3" sx={{ fontSize: '1rem', fontWeight: 600 }}>
          {t(widget.title)}
        </Typography>
        <Chip size="small" label={widget.total} sx={{ fontVariantNumeric: 'tabular-nums' }} />
        <Link to={toList} aria-label={t('All: %{what}', { what: t(widget.title) })} sx={all}>
          {t('All')}
        </Link>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {widget.records.map((record) => (
          <Box component="li" key={record.id} sx={row}>
            <Link to={toRecord(record)} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
              {unreadText(record, widget.name) ?? String(record[widget.name])}
            </Link>
            {more && widget.more && (
              <Typography component="span" variant="body2" color="text.secondary">
                {unreadText(record, widget.more) ?? (
                  <FieldDisplay field={more} value={record[widget.more]} brief />
                )}
              </Typography>
            )}
            {action && widget.action && !isOnlyForPublishers(resource, record) && (
              <ActionButton resource={resource} name={widget.action} action={action} record={record} />
            )}
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const usePaths = ({ filter }: LoadedTodoWidget, { name, actions }: Resource) => {
  const createPath = useCreatePath()
  const list = { pathname: createPath({ resource: name, type: 'list' }), search: filterSearch(filter) }
  return {
    toList: list,
    // E-mails have no page of their own.
    toRecord: ({ id }: RaRecord) =>
      actions.includes('show') ? createPath({ resource: name, type: 'show', id }) : list,
  }
}

const filterSearch = (filter: object): string => `?${new URLSearchParams({ filter: JSON.stringify(filter) })}`

/** Line between the lists of one card. */
const apart = { '& + &': { mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' } }
const row = { display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline', minHeight: 32 }
const all = { ml: 'auto', px: 1, py: 0.5 }
