import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'shared', root: 'packages/shared', include: ['src/**/*.test.ts'] } },
      { test: { name: 'server', root: 'packages/server', include: ['src/**/*.test.ts'] } },
      'packages/admin/vite.config.ts',
      'packages/site/vite.config.ts',
    ],
  },
})
