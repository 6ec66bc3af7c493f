import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'

/** What a picture in a grid shows, on a line beneath it. */
export const PictureName = ({ description }: { description: string | null }) => {
  const t = useTranslate()
  const name = description || t('No description yet')
  return (
    <Typography
      variant="body2"
      noWrap
      title={name}
      sx={{ mt: 0.5 }}
      color={description ? '' : 'text.secondary'}
    >
      {name}
    </Typography>
  )
}
