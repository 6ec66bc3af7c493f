import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoFolder, startProduct } from '../server/product.ts'

/** Vitest's global setup: creates the demo college once for all test files, each of which gets a copy. */
export const setup = async (): Promise<() => void> => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-demo-'))
  await (await startProduct({ SEED: 'demo', DATA_DIR: folder })).stop()
  process.env[demoFolder] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
