import { createContext, use, type ComponentType, type CSSProperties, type ReactNode } from 'react'
import { useRecordContext, type RaRecord } from 'react-admin'

/** Ref and style of an entry while it is dragged. */
export interface EntryProps {
  ref?: (element: HTMLElement | null) => void
  style?: CSSProperties
}
type Entry = ComponentType<{ record: RaRecord; children: (props: EntryProps) => ReactNode }>

/** Components of a list whose order the person may change (`ordered-list.tsx`). */
export const OrderContext = createContext<
  { Entry: Entry; Handle: ComponentType<{ record: RaRecord }> } | undefined
>(undefined)

/** Entry of a list, which can be dragged if the list is sorted by hand. */
export const Ordered: Entry = ({ record, children }) => {
  const order = use(OrderContext)
  return order ? <order.Entry record={record}>{children}</order.Entry> : children({})
}

/** Ref that measures an entry of a virtualized list and lets it be dragged. */
export const bothRefs = (measure: NonNullable<EntryProps['ref']>, drag: EntryProps['ref']) =>
  drag
    ? (element: HTMLElement | null) => {
        measure(element)
        drag(element)
      }
    : measure

/** Button that drags and moves the record of its entry, if the list is sorted by hand. */
export const OrderHandle = () => {
  const order = use(OrderContext)
  const record = useRecordContext()
  return order && record ? <order.Handle record={record} /> : null
}
