import type { PictureUse } from '@kampana/engine-declare/media/picture-use'
import { Box, Skeleton, Typography } from '@mui/material'
import { useTranslate, type Identifier } from 'react-admin'
import { LoadError } from '../errors/load-error.tsx'
import { UseLine } from './use-line.tsx'
import { keyOfUse, useUses } from './use-uses.ts'

interface Props {
  resource: string
  ids: readonly Identifier[]
  /** Maximum number of uses listed. */
  most?: number
  /** Text if there are no uses. */
  noneText: string
}

/** Records that show these images or link to these pages. */
export const UsesList = ({ resource, ids, most = Infinity, noneText }: Props) => {
  const { uses, error, refetch } = useUses(resource, ids)
  if (error) return <LoadError error={error} onRetry={refetch} />
  if (!uses) return <Skeleton width="60%" height={32} />
  return <UseLinks uses={uses} most={most} noneText={noneText} />
}

const UseLinks = ({
  uses,
  most,
  noneText,
}: {
  uses: readonly PictureUse[]
  most: number
  noneText: string
}) => {
  const t = useTranslate()
  if (uses.length === 0) return <Typography color="text.secondary">{noneText}</Typography>
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {uses.slice(0, most).map((use) => (
          <UseLine key={keyOfUse(use)} use={use} />
        ))}
      </Box>
      {uses.length > most && (
        <Typography color="text.secondary" sx={{ py: 0.75 }}>
          {t('and %{count} more', { count: uses.length - most })}
        </Typography>
      )}
    </>
  )
}
