import { useState, type ReactNode } from 'react'
import { Button, useTranslate, type ButtonProps } from 'react-admin'
import { ChunkBoundary } from '../chunks/chunk-boundary.tsx'

interface Props extends Omit<ButtonProps, 'label' | 'children'> {
  label: string
  icon: ReactNode
  /** The dialog that it opens. */
  children: (close: () => void) => ReactNode
}

/** A button that opens a dialog. */
export const DialogButton = ({ label, icon, children, ...button }: Props) => {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button label={t(label)} aria-haspopup="dialog" onClick={() => setOpen(true)} {...button}>
        {icon}
      </Button>
      {isOpen && <ChunkBoundary>{children(() => setOpen(false))}</ChunkBoundary>}
    </>
  )
}
