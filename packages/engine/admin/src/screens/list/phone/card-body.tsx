import type { Field } from '@kampana/engine-declare/kinds/index'
import type { Resource } from '@kampana/engine-declare/resource'
import { unreadText } from '@kampana/engine-declare/schema/unread'
import { Box, Stack, Typography } from '@mui/material'
import { type RaRecord, useNavigate, useTranslate } from 'react-admin'
import { useOverrides } from '../../overrides.tsx'
import { DraftMark } from '../../drafts/draft-mark.tsx'
import { useAuthorText } from '../../finding/authors.tsx'
import { RecordFoundIn } from '../../finding/found-in.tsx'
import { TreePath } from '../../tree/tree-path.tsx'
import { useHiddenColumns, useListColumns } from '../list-columns.ts'
import { RecordLink } from '../../record-link.tsx'
import { kindView } from '../../kinds/index.ts'
import { useFormAddress } from '../use-form-address.ts'
import { FieldValue } from '../../field-value.tsx'

/** Content of a card: the title as a link, and below it every value that a table would show. */
export const CardBody = ({ resource, record }: { resource: Resource; record: RaRecord }) => {
  const t = useTranslate()
  const { showAuthor } = useOverrides(resource.name)
  const omitted = new Set([resource.title, ...useHiddenColumns(resource)])
  const columns = useListColumns(resource)
  const author = useAuthorText()(record)
  const formAddress = useFormAddress(resource)
  const navigate = useNavigate()
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <RecordLink resource={resource} />
      <DraftMark resource={resource} />
      {resource.tree && <TreePath resource={resource} />}
      <RecordFoundIn resource={resource} record={record} />
      <Stack direction="row" flexWrap="wrap" sx={{ columnGap: 2, rowGap: 0.5, mt: 0.75 }}>
        {columns
          .filter(
            ([name, field]) =>
              !omitted.has(name) && !isEmpty(field, unreadText(record, name) ?? record[name]),
          )
          .map(([name, field]) => (
            <Typography
              key={name}
              component="div"
              variant="body2"
              color="text.secondary"
              sx={line}
              // For pointers only, as in a table row: the keyboard uses the title's link.
              {...(formAddress && { onClick: () => navigate(formAddress(record.id, name)) })}
            >
              {t(field.label)}:{' '}
              <FieldValue resource={resource} record={record} name={name} field={field} brief />
            </Typography>
          ))}
        {showAuthor && author !== '' && (
          <Typography component="div" variant="body2" color="text.secondary" sx={line}>
            {t('Author')}: {author}
          </Typography>
        )}
      </Stack>
    </Box>
  )
}

/** True if the card omits a value. Some kinds have a label for an empty value, such as all levels. */
const isEmpty = (field: Field, value: unknown): boolean =>
  kindView(field).noneLabel(field) === null && (value == null || (Array.isArray(value) && value.length === 0))

const line = {
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '0.25em',
  overflowWrap: 'anywhere',
}
