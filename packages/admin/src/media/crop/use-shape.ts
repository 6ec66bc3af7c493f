import type { Crop, PictureShape, ShapedOriginal } from '@kampana/shared/api/pictures-api'
import { useState } from 'react'
import { fitRatio, isWhole, turnCrop, whole } from './crop-geometry.ts'
import { ratios, type RatioName } from './ratios.ts'

/** A shape that is being edited. */
export const useShape = (original: ShapedOriginal) => {
  const [turn, setTurn] = useState(original.turn)
  const [crop, setCrop] = useState<Crop>(original.crop ?? whole)
  const [ratioName, setRatioName] = useState<RatioName>('free')
  /** The turned picture's, width to height. */
  const ratio = turn % 180 === 0 ? original.width / original.height : original.height / original.width
  const target = ratios[ratioName]
  /** That of the shares, which is what a crop consists of. */
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
