import type { Resource } from '@kampana/shared/resource'
import { Box, Checkbox } from '@mui/material'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { RecordContextProvider, useListContext, type RaRecord } from 'react-admin'
import { CardBody } from './card-body.tsx'
import { NothingFound } from './empty-list.tsx'
import { isLong } from './long-list.ts'
import { SelectionBar } from './phone/selection-bar.tsx'
import { isSelectable } from './selection-actions.tsx'

/** A list where the screen is narrow: each record as a card, empty values left out. */
export const CardList = ({ resource }: { resource: Resource }) => {
  const { data, isPending } = useListContext()
  if (isPending) return null
  if (!data?.length) return <NothingFound />
  const records = data as RaRecord[]
  return (
    <>
      {isLong(records) ? (
        <LongList resource={resource} records={records} />
      ) : (
        <Box component="ul" sx={list}>
          {records.map((record) => (
            <Box component="li" key={record.id} sx={card}>
              <Card resource={resource} record={record} />
            </Box>
          ))}
        </Box>
      )}
      {isSelectable(resource) && <SelectionBar resource={resource} />}
    </>
  )
}

/** Of a long list only the cards in sight are in the document. */
const LongList = ({ resource, records }: { resource: Resource; records: readonly RaRecord[] }) => {
  const place = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => setTop((place.current?.getBoundingClientRect().top ?? 0) + window.scrollY), [])
  const virtualizer = useWindowVirtualizer({
    count: records.length,
    estimateSize: () => usualHeight,
    getItemKey: (index) => records[index]!.id,
    overscan: 6,
    scrollMargin: top,
  })
  const cards = virtualizer.getVirtualItems()
  const before = (cards[0]?.start ?? top) - top
  return (
    <Box
      component="ul"
      ref={place}
      sx={list}
      style={{ height: virtualizer.getTotalSize(), paddingTop: before }}
    >
      {cards.map(({ index, key }) => (
        <Box
          component="li"
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          aria-setsize={records.length}
          aria-posinset={index + 1}
          sx={card}
        >
          <Card resource={resource} record={records[index]!} />
        </Box>
      ))}
    </Box>
  )
}

/** A card of three lines, in pixels; each is measured once it is shown. */
const usualHeight = 110

const Card = ({ resource, record }: { resource: Resource; record: RaRecord }): ReactNode => {
  const { selectedIds, onToggleItem } = useListContext()
  return (
    <RecordContextProvider value={record}>
      {isSelectable(resource) && (
        <Checkbox
          size="small"
          checked={selectedIds.includes(record.id)}
          onChange={() => onToggleItem(record.id)}
          slotProps={{ input: { 'aria-label': `Select ${String(record[resource.title])}` } }}
          sx={{ ml: -1, mt: -0.75, mb: -0.75, alignSelf: 'flex-start' }}
        />
      )}
      <CardBody resource={resource} record={record} />
    </RecordContextProvider>
  )
}

const list = { listStyle: 'none', m: 0, p: 0, boxSizing: 'border-box' } as const
const card = { display: 'flex', p: 2, '& + &': { borderTop: 1, borderColor: 'divider' } } as const
