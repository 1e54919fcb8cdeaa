import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import relay from 'vite-plugin-relay'
import { laterRules } from './web/build/laterRules.ts'
import { articlesPlugin } from './web/features/help/articlesPlugin.ts'

// Node takes graphql's CommonJS half for packages; the tests must take the same one.
const asNode = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] }
const onServer = {
  globalSetup: 'api/testing/template.ts',
  setupFiles: ['api/testing/ownFolder.ts'],
  // Tests of the database's limits set their own; the others must hold on a busy machine.
  env: {
    LOG_LEVEL: 'silent',
    DATABASE_STATEMENT_MS: '60000',
    DATABASE_LOCK_MS: '30000',
    DATABASE_ANSWER_MS: '60000',
    DATABASE_WAIT_MS: '30000',
  },
  testTimeout: 60_000,
  hookTimeout: 60_000,
}

/** What it tries holds until anything is committed on the same server, in whatever database: it runs after all others. */
const alone = 'api/http/keptAnswers.test.ts'

export default defineConfig({
  test: {
    // One core more than by itself: much of the time is waiting for a process that starts, a job that comes round, a disk.
    maxWorkers: '100%',
    // Workers keep all modules and make much that is soon garbage: a larger young generation takes a fifth off their time.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        resolve: asNode,
        test: {
          ...onServer,
          name: 'api',
          include: ['api/**/*.test.ts', 'prisma/**/*.test.ts', 'scripts/**/*.test.ts'],
          // The bench installs packages of its own beside the scripts.
          exclude: ['**/node_modules/**', 'api/database/**', alone],
          // The schema is built once for each worker and not for each file: what a test changes it puts back, and none
          // resets modules (the builder would register its plugins a second time).
          isolate: false,
        },
      },
      {
        resolve: asNode,
        test: { ...onServer, name: 'alone', include: [alone], sequence: { groupOrder: 1 } },
      },
      {
        // The engine of migrations is one instance for a process: what its tests do to it is theirs alone.
        resolve: asNode,
        test: { ...onServer, name: 'migrations', include: ['api/database/**/*.test.ts'] },
      },
      {
        plugins: [relay, react(), articlesPlugin, laterRules],
        test: {
          name: 'web',
          include: ['web/**/*.test.ts', 'web/**/*.test.tsx'],
          // The app is loaded once for each worker and not for each file; setup.ts puts back what a test changes.
          isolate: false,
          environment: 'jsdom',
          setupFiles: ['web/testing/setup.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
})
