import { useQuery } from '@tanstack/react-query'
import {
  Box,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material'
import { useState, type ReactNode } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { DiffSide } from '../../crud/changes/diff-side.tsx'
import { diffTexts } from '../../crud/changes/diff-texts.ts'
import type { ProductDataProvider } from '../../data-provider.ts'
import { PreviewFrame } from '../../crud/preview/preview-frame.tsx'
import { findPage } from '../shell/find-page.ts'
import { useWebsite } from '../use-website.ts'

/** A text of a file; null where there is no such file. */
interface Side {
  title: string
  text: string | null
}
interface Props {
  /** Tells this comparison from every other. */
  id: string
  path: string
  left: Side
  right: Side
  /** What can be done about it, beside the choice of the view. */
  actions?: ReactNode
}

/** Two texts of a file side by side, as text with what differs marked, or as the site shows them. */
export const TwoTexts = ({ actions, ...props }: Props) => {
  const t = useTranslate()
  const [view, setView] = useState<'text' | 'page'>('text')
  return (
    <>
      <Stack direction="row" flexWrap="wrap" gap={1} sx={{ my: 1.5 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('Show')}
          value={view}
          onChange={(_event, chosen: 'text' | 'page' | null) => chosen && setView(chosen)}
        >
          <ToggleButton value="text">{t('As text')}</ToggleButton>
          <ToggleButton value="page">{t('As a page')}</ToggleButton>
        </ToggleButtonGroup>
        {actions}
      </Stack>
      {view === 'text' ? <AsText {...props} /> : <AsPage {...props} />}
    </>
  )
}

const AsText = ({ left, right }: Props) => {
  const parts = diffTexts(left.text ?? '', right.text ?? '')
  return (
    <Box sx={sides}>
      <DiffSide heading={left.title} parts={parts.left} mark="del" />
      <DiffSide heading={right.title} parts={parts.right} mark="ins" />
    </Box>
  )
}

/** Both pages as visitors see them. One after the other, since the server gives up a preview for a newer one of the same page. */
const AsPage = ({ id, path, left, right }: Props) => {
  const t = useTranslate()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const { data: content } = useWebsite()
  const address = (content && findPage(content, { path, address: null })?.address) ?? '/'
  const { previewContent } = useDataProvider<ProductDataProvider>()
  const { data: pages, error } = useQuery({
    queryKey: ['website two pages', id, address],
    queryFn: async () => {
      const before = await previewContent(address, [{ path, text: left.text }])
      const after = await previewContent(address, [{ path, text: right.text }])
      return [before.html, after.html] as const
    },
    enabled: content !== undefined,
  })
  if (error) return <Typography role="alert">{t(error.message)}</Typography>
  return (
    <Box sx={sides}>
      {[left, right].map(({ title }, at) => (
        <div key={title}>
          <Typography variant="body2" color="text.secondary">
            {title}
          </Typography>
          <PreviewFrame html={pages?.[at] ?? ''} width={isPhone ? 360 : 1280} title={title} />
        </div>
      ))}
    </Box>
  )
}

const sides = { display: 'grid', gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, gap: 2 }
