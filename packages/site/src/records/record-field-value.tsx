import { svgDataUrl } from '@kampana/shared/media/svg-data-url'
import type { ShownField } from '@kampana/shared/record-pages'
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
  /** The record's title, which describes its picture. */
  title: string
}

/** The value of a record's field, as visitors read it. */
export const RecordFieldValue = (props: FieldValueProps): ReactNode => {
  const { field, value } = props
  const view = views[field.kind]
  if (view) return view.show(props)
  return <Brief html={briefHtml(field, value, (address) => entryTitle(address) || undefined)} />
}

/** Whether values of a field stand by themselves, over the whole width; others stand beside their label. */
export const isWide = ({ kind }: ShownField): boolean => views[kind]?.isWide ?? false

interface View {
  show: (props: FieldValueProps) => ReactNode
  isWide: boolean
}
const beside = (show: View['show']): View => ({ show, isWide: false })
const wide = (show: View['show']): View => ({ show, isWide: true })

/** How a page of its own shows the kinds that a line can't hold, or can show more of than in a list. */
const views: Readonly<Record<LongKind, View> & Partial<Record<ShownField['kind'], View>>> = {
  longText: wide(({ value }) => <span className="record-lines">{String(value)}</span>),
  // Pages load its HTML in place of what the API sends.
  richText: wide(({ value }) => <Prose as="rich-text" html={String(value)} />),
  day: beside(({ value }) => <time dateTime={String(value)}>{formatLongDay(String(value))}</time>),
  datetime: beside(({ value }) => <Timestamp at={String(value)} withTime />),
  picture: wide(({ value, title }) => (
    <ResponsivePicture src={String(value)} alt={title} sizes="(min-width: 60rem) 40rem, 100vw" />
  )),
  // An image runs nothing, whatever another back end calls a drawing.
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
  // Of the product alone, and of nothing public.
  password: beside(() => null),
  changes: beside(() => null),
}

/** Whether there is nothing to show. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
