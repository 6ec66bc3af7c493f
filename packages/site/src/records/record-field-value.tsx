import { svgDataUrl } from '@kampana/engine-declare/media/svg-data-url'
import type { ShownField } from '@kampana/engine-declare/record-pages'
import type { ReactNode } from 'react'
import { ResponsivePicture } from '../components/responsive-picture.tsx'
import { Brief, Prose } from '../components/prose.tsx'
import { Timestamp } from '../components/timestamp.tsx'
import { entryTitle } from '../site-map.ts'
import { formatLongDay } from '../dates.ts'
import { briefHtml, type LongKind } from './brief-html.ts'

interface FieldValueProps {
  field: ShownField
  /** Not null. */
  value: unknown
  /** The record's title, which describes its image. */
  title: string
}

/** Value of a record's field, formatted for visitors. */
export const RecordFieldValue = (props: FieldValueProps): ReactNode => {
  const { field, value } = props
  const view = views[field.kind]
  if (view) return view.show(props)
  return <Brief html={briefHtml(field, value, (address) => entryTitle(address) || undefined)} />
}

/** True if values of a field fill the whole width; others are next to their label. */
export const isWide = ({ kind }: ShownField): boolean => views[kind]?.isWide ?? false

interface View {
  show: (props: FieldValueProps) => ReactNode
  isWide: boolean
}
const narrow = (show: View['show']): View => ({ show, isWide: false })
const wide = (show: View['show']): View => ({ show, isWide: true })

/** Views of the kinds that don't fit into a line, or that a record's own page shows in more detail. */
const views: Readonly<Record<LongKind, View> & Partial<Record<ShownField['kind'], View>>> = {
  longText: wide(({ value }) => <span className="record-lines">{String(value)}</span>),
  // Pages replace the API's value with its HTML.
  richText: wide(({ value }) => <Prose as="rich-text" html={String(value)} />),
  day: narrow(({ value }) => <time dateTime={String(value)}>{formatLongDay(String(value))}</time>),
  datetime: narrow(({ value }) => <Timestamp at={String(value)} withTime />),
  picture: wide(({ value, title }) => (
    <ResponsivePicture src={String(value)} alt={title} sizes="(min-width: 60rem) 40rem, 100vw" />
  )),
  // An image can't run scripts, even if another back end sends a harmful drawing.
  drawing: wide(({ value, title }) => (
    <img className="record-drawing" src={svgDataUrl(String(value))} alt={title} />
  )),
  rows: wide(({ value, field, title }) => {
    const columns = Object.entries(field.columns ?? {})
    return (
      <div className="table">
        <table>
          <thead>
            <tr>
              {columns.map(([name, { label }]) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(value as Record<string, unknown>[]).map((row) => (
              <tr key={JSON.stringify(row)}>
                {columns.map(([name, column]) => (
                  <td key={name}>
                    {!isEmpty(row[name]) && (
                      <RecordFieldValue field={column} value={row[name]} title={title} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )
  }),
  // Only the product uses it, and never in public.
  password: narrow(() => null),
  changes: narrow(() => null),
}

/** True if there is nothing to show. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
