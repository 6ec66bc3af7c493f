import { useTranslate, type TranslateFunction } from 'react-admin'
import { FormHelperText } from '@mui/material'
import { useDeferredValue, useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { sizeLimit, slowBytesPerSecond, estimateBodySize } from './estimate-body-size.ts'

/** Hint (not an error) for a body that is too heavy for phones. */
export const BodySizeHint = ({ source }: { source: string }) => {
  const t = useTranslate()
  const json: unknown = useDeferredValue(useWatch({ name: source }))
  const [bytes, setBytes] = useState(0)
  useEffect(() => {
    let isCurrent = true
    void estimateBodySize(json).then((weight) => isCurrent && setBytes(weight))
    return () => void (isCurrent = false)
  }, [json])
  return (
    <FormHelperText component="output" sx={{ display: 'block', mx: 0 }}>
      {bytes > sizeLimit && sizeText(t, bytes)}
    </FormHelperText>
  )
}

const sizeText = (t: TranslateFunction, bytes: number): string =>
  t(
    'This page loads slowly on phones: about %{size} KB, or %{seconds} seconds on a slow connection. Use fewer pictures.',
    { size: Math.round(bytes / 1024), seconds: Math.round(bytes / slowBytesPerSecond) },
  )
