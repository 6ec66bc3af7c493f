import { useRef, type MouseEvent, type PointerEvent } from 'react'

/**
 * Handlers for what has rows that open by a click: a press that only begins or only ends on a button or link in a row, since
 * the page moved meanwhile or the person thought better of it, doesn't open the record.
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
      // By a key there is no press: `detail` counts the clicks of a pointer.
      if (event.detail > 0 && touched.current && !isControl(event.target)) event.stopPropagation()
    },
  }
}

const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button, a, input, label, [role="button"]') !== null
