import MoreIcon from '@mui/icons-material/MoreHoriz'
import { Box, CircularProgress, IconButton, Popover, Tooltip } from '@mui/material'
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { useTranslate } from 'react-admin'
import { msg } from '../../language/msg.ts'
import { WithLabels } from '../with-labels.tsx'

interface Props {
  /** Label of the menu, if the page has another one. */
  label?: string
  children: ReactNode
}

/**
 * Menu of less common actions, whose buttons become menu items. They stay mounted while the menu is closed, since each has its
 * own dialog. Without any item there is no menu.
 */
export const MoreActions = ({ label = msg('More'), children }: Props) => {
  const t = useTranslate()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [list, setList] = useState<HTMLElement | null>(null)
  const [open, setOpen] = useState(false)
  const { isEmpty, isBusy } = useItems(list)
  useEffect(() => void (open && itemsOf(list)[0]?.focus()), [open, list])
  const close = () => setOpen(false)
  return (
    <>
      <Tooltip title={t(label)}>
        <IconButton
          ref={button}
          aria-label={t(label)}
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(true)}
          sx={{ display: isEmpty ? 'none' : 'inline-flex', minWidth: 40, minHeight: 40 }}
        >
          {isBusy ? <CircularProgress size={20} aria-label={t('Please wait…')} /> : <MoreIcon />}
        </IconButton>
      </Tooltip>
      <Popover
        keepMounted
        open={open}
        anchorEl={() => button.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        onClose={close}
      >
        <Box
          ref={setList}
          id={id}
          role="menu"
          aria-label={t(label)}
          // Some items stop the event, which must not reach a table row.
          onClickCapture={(event: MouseEvent) => isItem(event) && close()}
          onKeyDown={(event: KeyboardEvent) => (event.key === 'Tab' ? close() : moveFocus(event, list))}
          sx={menu}
        >
          <WithLabels>{children}</WithLabels>
        </Box>
      </Popover>
    </>
  )
}

/**
 * Turns the buttons into menu items, except those in their dialogs, which are elsewhere in the document. `isEmpty` is true if
 * no action renders a button; `isBusy` while an action is running.
 */
const useItems = (list: HTMLElement | null): { isEmpty: boolean; isBusy: boolean } => {
  const [isEmpty, setEmpty] = useState(true)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (!list) return undefined
    const look = () => {
      for (const button of list.querySelectorAll('a, button')) button.setAttribute('role', 'menuitem')
      setEmpty(itemsOf(list).length === 0)
      setBusy(list.querySelector('[aria-disabled=true]') !== null)
    }
    look()
    const observer = new MutationObserver(look)
    observer.observe(list, { childList: true, subtree: true, attributeFilter: ['aria-disabled'] })
    return () => observer.disconnect()
  }, [list])
  return { isEmpty, isBusy }
}

const itemsOf = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)') ?? []),
]

/** True if an event belongs to an item, not to a dialog that an item opened. */
const isItem = ({ target, currentTarget }: MouseEvent | KeyboardEvent): boolean =>
  target instanceof Element && currentTarget.contains(target) && target.closest('[role=menuitem]') !== null

/** Menu keys according to the ARIA Authoring Practices. */
const moveFocus = (event: KeyboardEvent, list: HTMLElement | null): void => {
  if (!isItem(event)) return
  const items = itemsOf(list)
  const here = items.findIndex((item) => item === document.activeElement)
  const next = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: -1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  items.at(next % items.length)?.focus()
}

/** All items look alike, whatever their buttons look like elsewhere. Only destructive ones keep their color. */
const menu = {
  py: 1,
  minWidth: '12rem',
  '& .MuiButton-root': {
    display: 'flex',
    width: '100%',
    minHeight: 40,
    px: 2,
    py: 0.75,
    justifyContent: 'flex-start',
    textAlign: 'left',
    borderRadius: 0,
    fontSize: '1rem',
    fontWeight: 400,
  },
  '& .MuiButton-root:not(.MuiButton-colorError, .Mui-disabled)': {
    color: 'text.primary',
    backgroundColor: 'transparent',
    '&:hover, &:focus-visible': { backgroundColor: 'action.hover' },
  },
  '& .MuiButton-startIcon': { display: 'none' },
} as const
