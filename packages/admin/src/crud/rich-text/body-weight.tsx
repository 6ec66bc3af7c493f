import { useWords, type Words } from '../../language/translate.ts'
import { FormHelperText } from '@mui/material'
import { useDeferredValue, useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { heavy, slowPerSecond, weighBody } from './weigh-body.ts'

/** Says calmly when a body has grown heavy for phones. It holds nobody back. */
export const BodyWeight = ({ source }: { source: string }) => {
  const t = useWords()
  const json: unknown = useDeferredValue(useWatch({ name: source }) as unknown)
  const [bytes, setBytes] = useState(0)
  useEffect(() => {
    let isNewest = true
    void weighBody(json).then((weight) => isNewest && setBytes(weight))
    return () => void (isNewest = false)
  }, [json])
  return (
    <FormHelperText component="output" sx={{ display: 'block', mx: 0 }}>
      {bytes > heavy && heavyWords(t, bytes)}
    </FormHelperText>
  )
}

const heavyWords = (t: Words, bytes: number): string =>
  t(
    'This has grown heavy for phones: about %{size} KB, some %{seconds} seconds on a slow connection. Fewer pictures make it lighter.',
    { size: Math.round(bytes / 1024), seconds: Math.round(bytes / slowPerSecond) },
  )
