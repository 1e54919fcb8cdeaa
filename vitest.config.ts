import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import relay from 'vite-plugin-relay'
import { laterRules } from './web/build/laterRules.ts'
import { articlesPlugin } from './web/features/help/articlesPlugin.ts'

export default defineConfig({
  test: {
    projects: [
      {
        // Node takes graphql's CommonJS half for packages; the tests must take the same one.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'api',
          include: ['api/**/*.test.ts', 'prisma/**/*.test.ts', 'scripts/**/*.test.ts'],
          // The schema is built once for each worker and not for each file: what a test changes it puts back.
          isolate: false,
          globalSetup: 'api/testing/template.ts',
          setupFiles: ['api/testing/ownFolder.ts'],
          env: { LOG_LEVEL: 'silent' },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [relay, react(), articlesPlugin, laterRules],
        test: {
          name: 'web',
          include: ['web/**/*.test.ts', 'web/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['web/testing/setup.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
})
