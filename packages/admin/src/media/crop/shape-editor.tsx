import type { LibraryPicture, ShapedOriginal } from '@kampana/shared/calls/picture-calls'
import RotateIcon from '@mui/icons-material/RotateRight'
import {
  Alert,
  Box,
  Button,
  DialogActions,
  DialogContent,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material'
import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { CropFrame } from './crop-frame.tsx'
import { ratioNames, type RatioName } from './ratios.ts'
import { TurnedPicture } from './turned-picture.tsx'
import { useSaveShape } from './use-save-shape.ts'
import { useShape } from './use-shape.ts'

interface Props {
  picture: LibraryPicture
  original: ShapedOriginal
  onChanged: (isChanged: boolean) => void
  onClose: () => void
}

/** The whole image with the frame of the crop, which is moved with the pointer or the keyboard. */
export const ShapeEditor = ({ picture, original, onChanged, onClose }: Props) => {
  const t = useTranslate()
  const editor = useShape(original)
  const { turn, crop, ratio, ratioName, shape } = editor
  const { save, busy, problem } = useSaveShape(picture, original, onClose)
  const isChanged = JSON.stringify(shape) !== JSON.stringify({ turn: original.turn, crop: original.crop })
  useEffect(() => onChanged(isChanged), [isChanged, onChanged])
  return (
    <>
      <DialogContent>
        <Stack direction="row" flexWrap="wrap" alignItems="center" gap={1.5} sx={{ mb: 2 }}>
          <Button variant="outlined" size="small" startIcon={<RotateIcon />} onClick={editor.rotate}>
            {t('Rotate right')}
          </Button>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={ratioName}
            aria-label={t('Aspect ratio')}
            onChange={(_event, name: RatioName | null) => name && editor.chooseRatio(name)}
          >
            {ratioNames.map((name) => (
              <ToggleButton key={name} value={name}>
                {name === 'free' ? t('Free') : name}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <Button size="small" onClick={editor.reset}>
            {t('Original')}
          </Button>
        </Stack>
        <Box sx={stage} style={{ width: `min(100%, calc(56vh * ${ratio}))`, aspectRatio: ratio }}>
          <Box sx={{ position: 'absolute', inset: 0, overflow: 'hidden' }}>
            <TurnedPicture src={original.src} turn={turn} ratio={ratio} />
            <Box sx={shade} style={boxStyle(crop)} />
          </Box>
          <CropFrame crop={crop} ratio={editor.shareRatio} onChange={editor.setCrop} />
        </Box>
        {problem !== undefined && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {t(problem)}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button variant="contained" loading={busy} disabled={!isChanged} onClick={() => void save(shape)}>
          {t('Save everywhere')}
        </Button>
      </DialogActions>
    </>
  )
}

const boxStyle = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
})

/** The handles extend beyond the image by half their width. */
const stage = { position: 'relative', mx: 'auto', my: 2, userSelect: 'none' }
/** Darkens the area outside the crop. */
const shade = { position: 'absolute', boxShadow: '0 0 0 9999px rgb(0 0 0 / 55%)' }
