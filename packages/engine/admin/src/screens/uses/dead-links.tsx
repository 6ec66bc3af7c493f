import type { LinkProblem, RecordFinding } from '@kampana/engine-declare/api/finding-replies'
import type { Resource } from '@kampana/engine-declare/resource'
import { Alert, Box } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { msg } from '../../language/msg.ts'
import { PresenceNotice } from '../presence/presence-notice.tsx'
import { askText } from '../tree/tree-marks.tsx'
import { useSections } from '../tree/use-sections.ts'
import { BodyWarnings } from './body-warnings.tsx'
import { findingCalls } from '@kampana/engine-declare/calls/uses-calls'
import { listLinks } from '@kampana/engine-declare/schema/field-links'
import { useQuery } from '@tanstack/react-query'
import { useCall } from '../../data-provider/use-call.ts'
import { useDebounced } from '../../use-debounced.ts'

type Values = Readonly<Record<string, unknown>>

/** Notices above a form: ownership, presence of others, dead links and suggestions. */
export const FormNotices = ({ resource }: { resource: Resource }) => {
  const t = useTranslate()
  const record = useRecordContext()
  const values: Values = useWatch()
  const roles = useSections(resource).whomToAsk(record ?? { id: 0, ...values })
  return (
    <>
      {record && roles && (
        <Alert severity="info" variant="outlined" sx={{ width: '100%', mb: 2 }}>
          {askText(roles, t)}
        </Alert>
      )}
      {record && !roles && <PresenceNotice resource={resource} id={record.id} />}
      {resource.drafts && (
        <>
          <DeadLinks resource={resource} values={values} />
          <BodyWarnings resource={resource} values={values} />
        </>
      )}
    </>
  )
}

/** Dead links in a record's values, each with its field and text. */
export const DeadLinks = ({ resource, values }: { resource: Resource; values: Values }) => {
  const t = useTranslate()
  const found = useDeadLinks(resource, values)
  if (found.length === 0) return null
  return (
    <Alert severity="warning" variant="outlined" sx={{ width: '100%', mb: 2 }}>
      {t('Broken links:')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {found.map((finding) => (
          <Box component="li" key={`${finding.field} ${finding.address}`} sx={{ overflowWrap: 'anywhere' }}>
            {lineOf(resource, values, finding, t)}
          </Box>
        ))}
      </Box>
    </Alert>
  )
}

const lineOf = (
  { fields }: Resource,
  values: Values,
  { field, address, problem }: RecordFinding,
  t: ReturnType<typeof useTranslate>,
): string => {
  const linkText = findLinkText(values[field], address)
  const label = linkText === undefined ? address : `“${linkText}” (${address})`
  return `${t(fields[field]?.label ?? field)}: ${label}. ${t(problems[problem])}`
}

const problems: Readonly<Record<LinkProblem, string>> = {
  'no page': msg('The page doesn’t exist.'),
  'no file': msg('The file no longer exists.'),
  'not shown': msg('The page isn’t published.'),
}

interface Node {
  text?: string
  marks?: readonly { type: string; attrs?: { href?: unknown } }[]
  content?: readonly Node[]
}

/** Text of a body's first link to an address. Undefined if the value is no body or has no such link. */
const findLinkText = (value: unknown, address: string): string | undefined => {
  if (typeof value !== 'string' || !value.startsWith('{')) return undefined
  try {
    const text = linkedTexts(JSON.parse(value) as Node, address).join('')
    return text === '' ? undefined : text
  } catch {
    return undefined
  }
}

const linkedTexts = ({ text, marks = [], content = [] }: Node, address: string): string[] =>
  text !== undefined && marks.some(({ attrs }) => attrs?.href === address)
    ? [text]
    : content.flatMap((node) => linkedTexts(node, address))

/** Links in a record's current form values that are dead or point to unpublished pages. */
const useDeadLinks = (resource: Resource, values: Values): readonly RecordFinding[] => {
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
