import { useTranslate, type TranslateFunction } from 'react-admin'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import type { Changes, Field, FieldKind, Related } from '@kampana/shared/kinds/index'
import { Box, Chip, Link, Stack } from '@mui/material'
import { Suspense, type ReactNode } from 'react'
import { toServerUrl } from '../../url/resolve-url.ts'
import { formatDay, formatDateTime, formatNumber } from '../../format/format.ts'
import { PictureView } from './picture-view.tsx'
import { RelatedLink } from '../related/related-link.tsx'
import { RichTextView } from '../rich-text/rich-text-view.tsx'
import { LabelChip } from '../status-chip.tsx'
import { stopClicks } from '../stop-clicks.ts'

const ChangesView = lazyComponent(() => import('../changes/changes-view.tsx'), 'ChangesView')

interface Props {
  field: Field
  value: unknown
  /** In the row of a list: short, on one line. */
  brief?: boolean
}

/** A field's value as people read it. */
export const FieldDisplay = ({ field, value, brief = false }: Props) => {
  const t = useTranslate()
  if (field.kind === 'tags') return Array.isArray(value) ? value.join(', ') : t(field.all)
  if (value == null || value === '') return brief ? null : '–'
  const display = displays[field.kind] as Display<Field>
  return display(value, { field, brief, t })
}

type Display<F extends Field> = (
  value: unknown,
  how: { field: F; brief: boolean; t: TranslateFunction },
) => ReactNode

const plain = String
const displays: { [K in FieldKind]: Display<Extract<Field, { kind: K }>> } = {
  text: plain,
  number: (value) => formatNumber(Number(value)),
  password: () => null,
  longText: (value) => <Box sx={{ whiteSpace: 'pre-wrap' }}>{String(value)}</Box>,
  richText: (value) => <RichTextView stored={value} />,
  email: (value) => (
    <Link href={`mailto:${String(value)}`} onClick={stopClicks}>
      {String(value)}
    </Link>
  ),
  day: (value) => <time dateTime={String(value)}>{formatDay(String(value))}</time>,
  datetime: (value) => <time dateTime={String(value)}>{formatDateTime(String(value))}</time>,
  select: (value, { field, t }) =>
    t(field.options.find((option) => option.value === value)?.label ?? String(value)),
  tags: String,
  boolean: (value, { field }) => (
    <LabelChip
      label={Number(value) ? field.yes : field.no}
      colour={Number(value) ? 'success' : 'default'}
      filled={Boolean(Number(value))}
    />
  ),
  picture: (value, { field, brief, t }) => (
    <PictureView src={String(value)} alt={t(field.label)} height={brief ? 48 : 240} />
  ),
  file: (value) => (
    <Link href={toServerUrl(String(value))} target="_blank" rel="noopener" onClick={stopClicks}>
      {String(value).split('/').at(-1)}
    </Link>
  ),
  reference: (value, { field }) => <RelatedLink resource={field.resource} related={value as Related} />,
  referenceMany: (value, { brief }) => <Many related={value as Related[]} most={brief ? 3 : Infinity} />,
  changes: (value) => (
    <Suspense>
      <ChangesView changes={Array.isArray(value) ? {} : (value as Changes)} />
    </Suspense>
  ),
}

const Many = ({ related, most }: { related: readonly Related[]; most: number }) => {
  const t = useTranslate()
  return (
    <Stack component="span" direction="row" flexWrap="wrap" alignItems="center" gap={0.5}>
      {related.slice(0, most).map(({ id, description }) => (
        <Chip key={id} component="span" size="small" label={description} />
      ))}
      {related.length > most && <span>{t('and %{count} more', { count: related.length - most })}</span>}
      {related.length === 0 && '–'}
    </Stack>
  )
}
