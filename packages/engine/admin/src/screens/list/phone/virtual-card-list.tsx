import type { Resource } from '@kampana/engine-declare/resource'
import { Box } from '@mui/material'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { bothRefs, Ordered } from '../../order/ordered.tsx'
import { Card, cardStyle, cardsStyle } from './card.tsx'

/** Virtualized list of cards: the document contains only those in the viewport. */
export const VirtualCardList = ({
  resource,
  records,
}: {
  resource: Resource
  records: readonly RaRecord[]
}) => {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY), [])
  const virtualizer = useWindowVirtualizer({
    count: records.length,
    estimateSize: () => estimatedHeight,
    getItemKey: (index) => records[index]?.id ?? index,
    overscan: 6,
    scrollMargin: top,
  })
  const cards = virtualizer.getVirtualItems()
  const style = { height: virtualizer.getTotalSize(), paddingTop: (cards[0]?.start ?? top) - top }
  return (
    <Box component="ul" ref={list} sx={cardsStyle} style={style}>
      {cards.map(({ index, key }) => {
        const record = records[index]
        return (
          record && (
            <Ordered key={key} record={record}>
              {({ ref, style }) => (
                <Box
                  component="li"
                  ref={bothRefs(virtualizer.measureElement, ref)}
                  style={style}
                  data-index={index}
                  aria-setsize={records.length}
                  aria-posinset={index + 1}
                  sx={cardStyle}
                >
                  <Card resource={resource} record={record} />
                </Box>
              )}
            </Ordered>
          )
        )
      })}
    </Box>
  )
}

/** Height of a card of three lines, in pixels, until it is measured. */
const estimatedHeight = 110
