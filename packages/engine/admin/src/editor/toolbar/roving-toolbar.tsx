import { Box } from '@mui/material'
import { useEffect, useRef, type ReactNode, type RefObject, type MouseEvent } from 'react'

/** Toolbar with a single tab stop and arrow-key navigation (WAI-ARIA toolbar). On a phone it scrolls horizontally. */
export const RovingToolbar = ({ label, children }: { label: string; children: ReactNode }) => {
  const row = useRef<HTMLDivElement>(null)
  useRovingFocus(row)
  return (
    <Box ref={row} role="toolbar" aria-label={label} onMouseDown={keepFocus} sx={bar}>
      {children}
    </Box>
  )
}

/** Keeps one control in the tab order: the last one that had focus, or the first one. */
const useRovingFocus = (row: RefObject<HTMLDivElement | null>): void => {
  useEffect(() => {
    const bar = row.current
    if (!bar) return undefined
    let current: HTMLElement | undefined
    const settle = () => {
      const controls = listControls(bar)
      if (!current || !controls.includes(current)) current = controls[0]
      for (const each of controls) setTabIndex(each, each === current ? 0 : -1)
    }
    const enter = ({ target }: FocusEvent) => {
      current = listControls(bar).find((each) => each === target) ?? current
      settle()
    }
    // Buttons appear and disappear with the selection, and MUI sets the tabindex of disabled buttons.
    const observer = new MutationObserver(settle)
    observer.observe(bar, { childList: true, subtree: true, attributeFilter: ['disabled', 'tabindex'] })
    bar.addEventListener('focusin', enter)
    bar.addEventListener('keydown', walk)
    settle()
    return () => {
      observer.disconnect()
      bar.removeEventListener('focusin', enter)
      bar.removeEventListener('keydown', walk)
    }
  }, [row])
}

const setTabIndex = (control: HTMLElement, index: number): void => {
  if (control.tabIndex !== index) control.tabIndex = index
}

const listControls = (bar: HTMLElement): HTMLElement[] => [
  ...bar.querySelectorAll<HTMLElement>('button:not(:disabled), select:not(:disabled)'),
]

const walk = (event: KeyboardEvent): void => {
  const { currentTarget: bar, key } = event
  if (!(bar instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return
  const controls = listControls(bar)
  const index = controls.findIndex((each) => each === document.activeElement)
  const next = steps[key]?.(index, controls.length)
  if (index === -1 || next === undefined) return
  // A select would change its value; its users have the up and down keys.
  event.preventDefault()
  controls.at(next)?.focus()
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index) => index - 1,
  Home: () => 0,
  End: () => -1,
}

const bar = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  alignItems: 'center',
  gap: 0.5,
  py: 0.5,
  overflowX: { xs: 'auto', sm: 'visible' },
  '& > *': { flexShrink: 0 },
  '& button.MuiToggleButton-sizeSmall': {
    minWidth: { xs: 40, sm: 32 },
    minHeight: { xs: 40, sm: 32 },
    p: 0.5,
    fontSize: '1.125rem',
  },
} as const

/**
 * Keeps focus in the text when a toolbar button is clicked or tapped. Otherwise the next keystrokes would go to the button,
 * which the space bar presses again. Keyboard users focus the button as usual.
 */
export const keepFocus = (event: MouseEvent<HTMLElement>): void => {
  const { currentTarget, target } = event
  // The toolbar's dialogs are elsewhere in the document.
  if (target instanceof Element && currentTarget.contains(target) && target.closest('button'))
    event.preventDefault()
}
