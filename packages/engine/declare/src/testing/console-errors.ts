import { afterEach, beforeEach, expect, vi } from 'vitest'

/**
 * Fails a test that writes an error or warning to the console. React, MUI and jsdom report mistakes only there. A test that
 * expects one replaces the spy. `isExpected` matches errors that every test may cause.
 */
export const failOnConsoleErrors = (isExpected: (error: unknown) => boolean = () => false): void => {
  const written: unknown[][] = []
  beforeEach(() => {
    written.length = 0
    for (const method of ['error', 'warn'] as const)
      vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
        if (!isExpected(args[0])) written.push(args)
      })
  })
  afterEach(() => expect(written, 'errors and warnings on the console').toEqual([]))
}
