import { useCallback, useEffect, useMemo, useState } from 'react'
import { parseValue } from '../yaml/edit-yaml.ts'
import { readLongYaml, veryLongText } from '../yaml/read-long-yaml.ts'
import { YamlEditError } from '../yaml/yaml-edit.ts'

interface ReadText {
  text: string
  value: unknown
  problem?: string | undefined
}

/** The texts whose values are known without parsing: those that edits made, and what they can be undone to. */
const most = 30

/** What a text says. A very long one is parsed bit by bit, so that the screen doesn't stand still. */
export const useYamlValue = (text: string) => {
  const [known, setKnown] = useState<readonly ReadText[]>([])
  const remember = useCallback((read: ReadText) => setKnown((all) => [read, ...all].slice(0, most)), [])
  const found = known.find((read) => read.text === text)
  const isLong = text.length >= veryLongText
  const parsed = useMemo(() => (isLong ? undefined : readNow(text)), [text, isLong])
  const isLoading = isLong && found === undefined
  useEffect(() => {
    if (!isLoading) return undefined
    const controller = new AbortController()
    readLongYaml(text, controller.signal).then(
      (value) => remember({ text, value }),
      (error: unknown) => {
        if (error instanceof YamlEditError) remember({ text, value: undefined, problem: error.message })
      },
    )
    return () => controller.abort()
  }, [text, isLoading, remember])
  const { value, problem } = found ?? parsed ?? { value: undefined, problem: undefined }
  return {
    value,
    problem,
    isLoading,
    remember: (changed: string, changedValue: unknown) => {
      // A first edit can be undone to what was parsed.
      if (isLong && !found) remember({ text, value })
      remember({ text: changed, value: changedValue })
    },
  }
}

const readNow = (text: string): ReadText => {
  try {
    return { text, value: parseValue(text) }
  } catch (error) {
    if (error instanceof YamlEditError) return { text, value: undefined, problem: error.message }
    throw error
  }
}
