import type { Crop, PictureShape, ShapedOriginal } from '@kampana/shared/calls/picture-calls'
import { useState } from 'react'
import { fitRatio, isWhole, turnCrop, whole } from './crop-geometry.ts'
import { ratios, type RatioName } from './ratios.ts'

/** Rotation and crop that are being edited. */
export const useShape = (original: ShapedOriginal) => {
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
