import type { PictureShape } from '@kampana/shared/calls/picture-calls'
import { Box } from '@mui/material'
import { toServerUrl } from '@kampana/engine-admin/url/resolve-url'

interface Props {
  src: string
  turn: PictureShape['turn']
  /** Aspect ratio after the rotation. */
  ratio: number
}

/** Image that fills its container, rotated clockwise. */
export const TurnedPicture = ({ src, turn, ratio }: Props) => {
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
