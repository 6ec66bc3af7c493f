import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The kind of database of test colleges. */
    database: 'sqlite' | 'postgres'
    /** Server for fresh databases, only in projects that run on PostgreSQL. */
    postgresUrl: string
  }
}

/** Vitest's global setup: one PostgreSQL for all test files, stopped after the last. */
export const setup = async (project: TestProject): Promise<() => void> => {
  const { url, stop } = await startPostgres()
  project.provide('postgresUrl', url)
  return stop
}
