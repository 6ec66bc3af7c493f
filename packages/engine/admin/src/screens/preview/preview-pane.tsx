import { Alert, Box, Button, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { msg } from '../../language/msg.ts'
import { PreviewFrame } from './preview-frame.tsx'

const widths = [
  [360, msg('Phone')],
  [1280, msg('Computer')],
] as const

/** In characters. Longer HTML takes seconds to lay out and blocks typing. */
const maxLength = 1_000_000

interface Props {
  html: string
  /** Reason why the page is outdated. */
  problem?: string | undefined
  /** Initial width of the page. */
  initialWidth?: number
  onEscape?: () => void
}

/** Preview of the page at phone or computer width, scaled to fit. */
export const PreviewPane = ({ html, problem, initialWidth = 360, onEscape }: Props) => {
  const t = useTranslate()
  const [width, setWidth] = useState(initialWidth)
  const [isWanted, setWanted] = useState(false)
  const isHeavy = html.length > maxLength && !isWanted
  return (
    <Box component="section" aria-label={t('Preview')} sx={{ minWidth: 0 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('Width')}
        value={width}
        onChange={(_event, chosen: number | null) => chosen !== null && setWidth(chosen)}
        sx={{ mb: 1 }}
      >
        {widths.map(([pixels, name]) => (
          <ToggleButton key={pixels} value={pixels}>
            {t(name)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {problem !== undefined && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {t(problem)}
        </Alert>
      )}
      {isHeavy ? (
        <Alert severity="info" action={<Button onClick={() => setWanted(true)}>{t('Show preview')}</Button>}>
          {t('Live preview is off because this page is very long.')}
        </Alert>
      ) : (
        <PreviewFrame html={html} width={width} onEscape={onEscape} />
      )}
    </Box>
  )
}
