import {
  type LibraryPicture,
  type ShapedOriginal,
  type PictureShape,
  type Crop,
  pictureShapeCalls,
} from '@kampana/shared/calls/picture-calls'
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
import { useEffect, useState } from 'react'
import { useTranslate, HttpError, useNotify, useRefresh } from 'react-admin'
import { CropFrame } from './crop-frame.tsx'
import { ratioNames, type RatioName, ratios } from './ratios.ts'
import { toServerUrl } from '@kampana/engine-admin/url/resolve-url'
import { pictures } from '@kampana/shared/resources/pictures'
import { useNotifyWithUndo } from '@kampana/engine-admin/screens/delete/use-notify-with-undo'
import { toFormError } from '@kampana/engine-admin/data-provider/errors'
import { useCall } from '@kampana/engine-admin/data-provider/use-call'
import { errorMessage } from '@kampana/engine-admin/error-message'
import { useTask } from '@kampana/engine-admin/task/use-task'
import { fitRatio, isWhole, turnCrop, whole } from './crop-geometry.ts'

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

interface TurnedPictureProps {
  src: string
  turn: PictureShape['turn']
  /** Aspect ratio after the rotation. */
  ratio: number
}

/** Image that fills its container, rotated clockwise. */
const TurnedPicture = ({ src, turn, ratio }: TurnedPictureProps) => {
  const isOnSide = turn % 180 !== 0
  return (
    <Box
      component="img"
      src={toServerUrl(src)}
      alt=""
      draggable={false}
      sx={{ position: 'absolute', top: '50%', left: '50%', display: 'block' }}
      style={{
        width: `${isOnSide ? 100 / ratio : 100}%`,
        height: `${isOnSide ? 100 * ratio : 100}%`,
        transform: `translate(-50%, -50%) rotate(${turn}deg)`,
      }}
    />
  )
}

/** Rotation and crop that are being edited. */
const useShape = (original: ShapedOriginal) => {
  const [turn, setTurn] = useState(original.turn)
  const [crop, setCrop] = useState<Crop>(original.crop ?? whole)
  const [ratioName, setRatioName] = useState<RatioName>('free')
  /** Aspect ratio of the rotated image. */
  const ratio = turn % 180 === 0 ? original.width / original.height : original.height / original.width
  const target = ratios[ratioName]
  /** Ratio of the crop's fractions. */
  const shareRatio = target === undefined ? undefined : target / ratio

  const chooseRatio = (name: RatioName) => {
    setRatioName(name)
    const chosen = ratios[name]
    if (chosen !== undefined) setCrop(fitRatio(crop, chosen / ratio))
  }
  const rotate = () => {
    setTurn(nextTurn[turn])
    const turned = turnCrop(crop)
    setCrop(target === undefined ? turned : fitRatio(turned, target * ratio))
  }
  const reset = () => {
    setTurn(0)
    setCrop(whole)
    setRatioName('free')
  }
  const shape: PictureShape = { turn, crop: isWhole(crop) ? null : crop }
  return { turn, crop, setCrop, ratio, ratioName, chooseRatio, shareRatio, rotate, reset, shape }
}

const nextTurn = { 0: 90, 90: 180, 180: 270, 270: 0 } as const

/** Saves the rotation and crop of an image, and offers to undo it. Errors appear in the dialog, and no changes are lost. */
const useSaveShape = ({ id }: LibraryPicture, former: PictureShape, onSaved: () => void) => {
  const saveShape = useCall(pictureShapeCalls.save)
  const shapePicture = async (body: PictureShape): Promise<string> =>
    (await saveShape({ id, body }).catch(toFormError(pictures))).message
  const [problem, setProblem] = useState<string>()
  const notify = useNotify()
  const notifyWithUndo = useNotifyWithUndo()
  const refresh = useRefresh()
  const undoing = useTask()
  const saving = useTask((error) => setProblem(firstText(error)))
  const undo = () =>
    undoing
      .run(async () => {
        const message = await shapePicture({ turn: former.turn, crop: former.crop })
        notify(message, { type: 'success' })
      })
      .finally(refresh)
  const save = (shape: PictureShape) =>
    saving.run(async () => {
      setProblem(undefined)
      const message = await shapePicture(shape)
      onSaved()
      refresh()
      notifyWithUndo(message, undo)
    })
  return { save, busy: saving.busy, problem }
}

/** A field's error is more specific than the summary. */
const firstText = (error: unknown): string => {
  const body: { errors?: Readonly<Record<string, unknown>> } | undefined =
    error instanceof HttpError ? error.body : undefined
  return String(body?.errors?.crop ?? body?.errors?.turn ?? errorMessage(error))
}
