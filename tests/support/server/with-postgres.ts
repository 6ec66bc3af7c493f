import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Which database colleges are kept in. */
    database: 'sqlite' | 'postgres'
    /** Where fresh databases can be made; only in projects that run on PostgreSQL. */
    postgresUrl: string
  }
}

/** Vitest's global setup: one PostgreSQL for all test files, gone when the last has ended. */
export const setup = async (project: TestProject): Promise<() => void> => {
  const { url, stop } = await startPostgres()
  project.provide('postgresUrl', url)
  return stop
}
