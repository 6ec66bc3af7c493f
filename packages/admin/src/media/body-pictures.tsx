import { listPictures } from '@kampana/engine-declare/rich-text/pictures'
import { parseRichText } from '@kampana/engine-declare/rich-text/rich-text'
import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { OpenInLibrary } from './open-in-library.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { useMayChoosePictures } from '@kampana/engine-admin/screens/upload/use-may-choose'

/** Images of a stored body, each with a link to its page in the library. */
export const BodyPictures = ({ stored }: { stored: string }) => {
  const t = useTranslate()
  const pictures = bodyPictures(stored)
  if (!useMayChoosePictures() || pictures.size === 0) return null
  return (
    <Box component="ul" aria-label={t('Pictures in this text')} sx={row}>
      {[...pictures].map(([src, alt]) => (
        <Box component="li" key={src} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <Box sx={{ width: 64, borderRadius: 1, overflow: 'hidden' }}>
            <Thumbnail src={src} alt="" />
          </Box>
          <OpenInLibrary src={src} name={alt || t('Picture')} />
        </Box>
      ))}
    </Box>
  )
}

/** Descriptions by address. */
const bodyPictures = (stored: string): ReadonlyMap<string, string> => {
  const read = parseRichText(stored)
  if (!('document' in read)) return new Map()
  return new Map(
    listPictures(read.document).map(({ attrs }) => [String(attrs?.src), String(attrs?.alt ?? '')]),
  )
}

const row = { listStyle: 'none', m: 0, mt: 2, p: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }
