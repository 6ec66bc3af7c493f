import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'

/** Description of an image, on one line below it in a grid. */
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
