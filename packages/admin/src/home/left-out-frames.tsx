import { urlProblem, type UrlField } from '@kampana/engine-declare/kinds/index'
import { allResources } from '@kampana/engine-declare/registry/all-resources'
import type { Resource } from '@kampana/engine-declare/resource'
import { Box, Typography } from '@mui/material'
import { useQueries } from '@tanstack/react-query'
import { Link, useCanAccessResources, useCreatePath, useDataProvider, useTranslate } from 'react-admin'

/** Stored address that the website can't show in a frame. */
interface LeftOutFrame {
  resource: Resource
  label: string
  name: string
}

/** Stored addresses that the website omits from frames, on pages that this person may edit. */
export const useLeftOutFrames = () => {
  const t = useTranslate()
  const provider = useDataProvider()
  const { canAccess, isPending } = useCanAccessResources({
    action: 'edit',
    resources: framing().map(({ name }) => name),
  })
  const editable = framing().filter(({ name }) => canAccess?.[name])
  const answers = useQueries({
    queries: editable.map(({ name }) => ({
      queryKey: [name, 'frames on home'],
      queryFn: async () => (await provider.getOne(name, { id: 1 })).data,
      retry: false,
    })),
  })
  return {
    isPending: isPending || answers.some((answer) => answer.isPending),
    frames: editable.flatMap((resource, at) => findLeftOut(resource, answers[at]?.data ?? {})),
    answers: editable.map(({ label }, at) => ({
      label: t(label),
      error: answers[at]?.error ?? null,
      refetch: () => answers[at]?.refetch(),
    })),
  }
}

/** The addresses, each with a link to its input. */
export const LeftOutFrames = ({ frames }: { frames: readonly LeftOutFrame[] }) => {
  const t = useTranslate()
  const createPath = useCreatePath()
  if (frames.length === 0) return null
  return (
    <Box sx={{ mb: 1.5 }}>
      <Typography component="h3" sx={{ fontSize: '1rem', fontWeight: 600 }}>
        {t('Blocked frames')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t('Their addresses are invalid. Visitors see the link alone.')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {frames.map(({ resource, label, name }) => (
          <li key={name}>
            <Link to={`${createPath({ resource: resource.name, type: 'edit', id: 1 })}#${name}`}>
              {t(resource.label)}: {t(label)}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  )
}

/** Resources with a single record and frame addresses. */
const framing = (): Resource[] =>
  allResources().filter(
    ({ singleton, fields }) => singleton && Object.values(fields).some((field) => isFrame(field)),
  )

const findLeftOut = (resource: Resource, record: object): LeftOutFrame[] => {
  const values = new Map<string, unknown>(Object.entries(record))
  return Object.entries(resource.fields).flatMap(([name, field]) => {
    const address = values.get(name)
    if (!isFrame(field) || typeof address !== 'string') return []
    return urlProblem(field, field.label, address) === undefined
      ? []
      : [{ resource, label: field.label, name }]
  })
}

const isFrame = (field: Resource['fields'][string]): field is UrlField =>
  field.kind === 'url' && field.inFrame === true
