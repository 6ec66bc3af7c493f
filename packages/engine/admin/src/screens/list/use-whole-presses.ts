import { useRef, type MouseEvent, type PointerEvent } from 'react'

/**
 * Handlers for lists whose rows open on click. Ignores a click that only starts or only ends on a button or link in a row. In
 * that case the page moved, or the user changed their mind.
 */
export const useWholePresses = () => {
  const touched = useRef(false)
  return {
    onPointerDownCapture: ({ target }: PointerEvent): void => {
      touched.current = isControl(target)
    },
    onPointerUpCapture: ({ target }: PointerEvent): void => {
      touched.current ||= isControl(target)
    },
    onClickCapture: (event: MouseEvent): void => {
      // Keyboard activation involves no press: `detail` counts pointer clicks.
      if (event.detail > 0 && touched.current && !isControl(event.target)) event.stopPropagation()
    },
  }
}

const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button, a, input, label, [role="button"]') !== null
