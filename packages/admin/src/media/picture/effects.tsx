import { Box, Typography } from '@mui/material'
import { useTranslate, type Identifier } from 'react-admin'
import { UsesList } from './uses-list.tsx'

interface Props {
  ids: readonly Identifier[]
}

/** What pictures vanish from when they are taken down. */
export const TakeDownEffects = ({ ids }: Props) => {
  const t = useTranslate()
  return <Effects title={t('It vanishes from:')} noneText={t('It isn’t used anywhere.')} ids={ids} />
}

/** What the deletion of pictures leaves behind. */
export const DeletionEffects = ({ ids }: Props) => {
  const t = useTranslate()
  return (
    <Effects
      title={t('These places would be left without it:')}
      noneText={t('It isn’t used anywhere.')}
      ids={ids}
    />
  )
}

const Effects = ({ title, noneText, ids }: Props & { title: string; noneText: string }) => (
  <Box sx={{ mt: 2 }}>
    <Typography sx={{ mb: 0.5, fontWeight: 600 }}>{title}</Typography>
    <UsesList ids={ids} most={8} noneText={noneText} />
  </Box>
)
