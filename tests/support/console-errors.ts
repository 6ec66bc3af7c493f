import { afterEach, beforeEach, expect, vi } from 'vitest'

/**
 * Fails a test during which something is written to the console as an error or a warning: React, MUI and jsdom tell mistakes
 * nowhere else. A test that expects one replaces the spy by its own; `isExpected` names what no test has to.
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
  afterEach(() => expect(written, 'written to the console').toEqual([]))
}
