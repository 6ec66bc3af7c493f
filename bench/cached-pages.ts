import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { compareRates } from './beside.ts'
import { startFloor } from './floor.ts'
import { findPages } from './pages.ts'
import type { Finding } from './report.ts'

const encodings = 'br, gzip'
const headers = { 'accept-encoding': encodings }
/** Goal: minimum ratio to the rate of a bare `node:http` with the same bytes. */
const least = 0.8

/** Compares cached pages with a bare `node:http` that sends the same bytes, and one page with a file served by Fastify. */
export const cachedPages = async (origin: string): Promise<Finding[]> => {
  const pages = await findPages(origin)
  const bare = await startFloor('bare-http.ts', [origin, encodings, ...Object.values(pages)])
  try {
    const findings: Finding[] = []
    for (const [name, path] of Object.entries(pages))
      findings.push(
        await compareRates({
          what: `Cached, ${name}, beside a bare node:http`,
          product: { url: origin + path, headers },
          floor: { url: bare.origin + path, headers },
          least,
        }),
      )
    return [...findings, await besideFile(origin, pages.updates)]
  } finally {
    bare.stop()
  }
}

const besideFile = async (origin: string, path: string): Promise<Finding> => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-bench-'))
  const page = await (await fetch(origin + path)).text()
  writeFileSync(join(folder, 'page.html'), page)
  writeFileSync(join(folder, 'page.html.br'), brotliCompressSync(page))
  const files = await startFloor('bare-files.ts', [folder])
  try {
    return await compareRates({
      what: 'Cached, updates, beside a file by Fastify',
      product: { url: origin + path, headers },
      floor: { url: `${files.origin}/page.html`, headers },
      least: 1,
    })
  } finally {
    files.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
