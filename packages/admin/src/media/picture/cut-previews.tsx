import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { msg } from '@kampana/engine-admin/language/msg'
import { imageSources } from '@kampana/engine-admin/url/resolve-url'

interface Props {
  src: string
  focal: { x: number | null; y: number | null }
}

/** Previews of an image in every shape that the site crops it to. */
export const CutPreviews = ({ src, focal }: Props) => {
  const t = useTranslate()
  const objectPosition = `${(focal.x ?? 0.5) * 100}% ${(focal.y ?? 0.5) * 100}%`
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {cuts.map(({ label, ratio, height }) => (
        <Box key={label} component="figure" sx={{ m: 0 }}>
          <Box
            component="img"
            {...imageSources(src)}
            sizes="200px"
            alt=""
            sx={{ display: 'block', objectFit: 'cover', borderRadius: 1, backgroundColor: 'action.hover' }}
            style={{ height, aspectRatio: ratio, objectPosition }}
          />
          <Typography component="figcaption" variant="body2" color="text.secondary">
            {t(label)}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

/** Shapes from the site's style sheets. */
const cuts = [
  { label: msg('Slide'), ratio: '16 / 9', height: 96 },
  { label: msg('Slide on phones'), ratio: '3 / 4', height: 96 },
  { label: msg('Card'), ratio: '16 / 10', height: 96 },
  { label: msg('List item'), ratio: '16 / 9', height: 64 },
]
