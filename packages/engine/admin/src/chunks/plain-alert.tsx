import { useTheme } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'

interface Props {
  role: 'alert' | 'status'
  /** True if it is fixed at the bottom of the screen instead of in the page. */
  overlay: boolean
  children: ReactNode
}

/** Alert without MUI components, because it must work if no chunk can be loaded. */
export const PlainAlert = ({ role, overlay, children }: Props) => {
  const { palette, zIndex } = useTheme()
  const colors = {
    color: palette.text.primary,
    backgroundColor: palette.background.paper,
    border: `2px solid ${palette.error.main}`,
  }
  return (
    <div role={role} style={{ ...sheet, ...colors, ...(overlay && { ...foot, zIndex: zIndex.snackbar }) }}>
      {children}
    </div>
  )
}

export const PlainButton = (props: ComponentProps<'button'>) => {
  const { palette } = useTheme()
  return (
    <button
      type="button"
      {...props}
      style={{ ...button, border: `1px solid ${palette.text.secondary}`, color: palette.text.primary }}
    />
  )
}

const sheet = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  maxWidth: '42rem',
  margin: '16px auto',
  padding: '12px 16px',
  borderRadius: 8,
  fontFamily: 'system-ui, sans-serif',
  lineHeight: 1.5,
} as const
const foot = { position: 'fixed', left: 16, right: 16, bottom: 16, margin: '0 auto' } as const
const button = {
  minHeight: 44,
  padding: '6px 14px',
  borderRadius: 6,
  background: 'none',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
} as const
