import { Box, Typography } from '@mui/material'
import { useTranslate, type Identifier } from 'react-admin'
import { UsesList } from './uses-list.tsx'

interface Props {
  resource: string
  ids: readonly Identifier[]
}

/** Content of a confirmation about affected pages and records. */
export const Effects = ({
  title,
  noneText,
  ...of
}: Props & {
  title: string
  noneText: string
}) => (
  <Box sx={{ mt: 2 }}>
    <Typography sx={{ mb: 0.5, fontWeight: 600 }}>{title}</Typography>
    <UsesList {...of} most={8} noneText={noneText} />
  </Box>
)

/** Links that will be dead once these records are deleted. */
export const LinkEffects = (of: Props) => {
  const t = useTranslate()
  return (
    <Effects {...of} title={t('Links in these places will break:')} noneText={t('No links will break.')} />
  )
}
