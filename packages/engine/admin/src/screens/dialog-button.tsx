import { useState, type ReactNode } from 'react'
import { Button, useTranslate, type ButtonProps } from 'react-admin'
import { ChunkBoundary } from '../chunks/chunk-boundary.tsx'

interface Props extends Omit<ButtonProps, 'label' | 'children'> {
  label: string
  icon: ReactNode
  /** Content of the dialog. */
  children: (close: () => void) => ReactNode
}

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
