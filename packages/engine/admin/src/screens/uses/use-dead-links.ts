import type { RecordFinding } from '@kampana/engine-declare/api/finding-replies'
import { findingCalls } from '@kampana/engine-declare/calls/uses-calls'
import type { Resource } from '@kampana/engine-declare/resource'
import { listLinks } from '@kampana/engine-declare/schema/field-links'
import { useQuery } from '@tanstack/react-query'
import { useCall } from '../../data-provider/use-call.ts'
import { useDebounced } from '../../use-debounced.ts'

type Values = Readonly<Record<string, unknown>>

/** Links in a record's current form values that are dead or point to unpublished pages. */
export const useDeadLinks = (resource: Resource, values: Values): readonly RecordFinding[] => {
  const check = useCall(findingCalls(resource).check)
  const settled = useDebounced(values, pause)
  const links = linksOf(resource, settled)
  const addresses = [...new Set(links.map(({ address }) => address))].toSorted()
  const { data = [] } = useQuery({
    queryKey: [resource.name, 'dead links', addresses],
    queryFn: async () => (await check({ body: { addresses } })).data,
    enabled: addresses.length > 0,
    placeholderData: (former) => former,
    retry: false,
  })
  return links.flatMap(({ field, address }) => {
    const dead = data.find((each) => each.address === address)
    return dead ? [{ ...dead, field }] : []
  })
}
const pause = 800

/** Links of each field that may point to this site. */
const linksOf = ({ fields }: Resource, values: Values): { field: string; address: string }[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    listLinks(field, values[name])
      .filter((address) => address !== '' && !/^(?:mailto|tel):|^#/.test(address))
      .map((address) => ({ field: name, address })),
  )
