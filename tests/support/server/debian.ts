import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Reports if missing programs can be installed: as root on Debian or a derivative. */
export const canInstall = (): boolean => existsSync('/etc/debian_version') && process.getuid?.() === 0

/** Installs Debian packages, printing progress. Returns false on failure. */
export const install = (...packages: string[]): boolean => {
  process.stdout.write(`Installing ${packages.join(', ')} with apt-get …\n`)
  const steps = [['update'], ['install', '--yes', '--no-install-recommends', ...packages]]
  return steps.every(([...args]) => aptGet(args) === 0)
}

const aptGet = (args: string[]): number | null =>
  spawnSync('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status
