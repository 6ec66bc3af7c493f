import type { ContentEditor } from '@kampana/shared/content/content-api'
import { Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { watchContentEditors } from '../../data-provider/content-events.ts'

/** Says who else has the file open. */
export const Presence = ({ path }: { path: string }) => {
  const t = useTranslate()
  const [editors, setEditors] = useState<readonly ContentEditor[]>([])
  useEffect(() => watchContentEditors(path, setEditors), [path])
  const names = [...new Set(editors.filter(({ self }) => !self).map(({ name }) => name))]
  return (
    <Typography component="output" variant="body2" color="warning.main" sx={{ display: 'block' }}>
      {names.length > 0 && t('%{names} is editing this too.', { names: names.join(', ') })}
    </Typography>
  )
}
