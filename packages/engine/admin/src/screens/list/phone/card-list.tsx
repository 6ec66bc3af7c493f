import { lazyComponent } from '../../../chunks/lazy-component.tsx'
import type { Resource } from '@kampana/engine-declare/resource'
import { Box } from '@mui/material'
import { useListContext, type RaRecord } from 'react-admin'
import { Card, cardStyle, cardsStyle } from './card.tsx'
import { Ordered } from '../../order/ordered.tsx'
import { NothingFound } from '../empty-list.tsx'
import { isVirtualized } from '../is-virtualized.ts'
import { SelectionBar } from './selection-bar.tsx'

const LongCardList = lazyComponent(() => import('./virtual-card-list.tsx'), 'VirtualCardList', {
  inPlace: true,
})

/** List on a narrow screen: a card per record, without empty values. */
export const CardList = ({ resource }: { resource: Resource }) => {
  const { data, isPending } = useListContext<RaRecord>()
  if (isPending) return null
  if (!data?.length) return <NothingFound resource={resource} />
  return (
    <>
      {isVirtualized(data) ? (
        <LongCardList resource={resource} records={data} />
      ) : (
        <Box component="ul" sx={cardsStyle}>
          {data.map((record) => (
            <Ordered key={record.id} record={record}>
              {(props) => (
                <Box component="li" sx={cardStyle} {...props}>
                  <Card resource={resource} record={record} />
                </Box>
              )}
            </Ordered>
          ))}
        </Box>
      )}
      <SelectionBar resource={resource} />
    </>
  )
}
