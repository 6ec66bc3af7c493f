import { versionLine } from '../packages/server/src/operations/program.ts'

// `kampana --version`, `pnpm start --version`.
process.stdout.write(`kampana ${versionLine()}\n`)
