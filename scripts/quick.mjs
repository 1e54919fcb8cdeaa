/** `npm test -- quick`: what the changed files touch. Whatever has to hold on PostgreSQL or in a browser needs the whole `npm test`. */
import { execFileSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { generate, install, node, root } from './setUp.mjs'
import { fail, finish, report, step, unitTests } from './steps.mjs'

/** Returns what a command of git says; throws where it fails, as it does without a repository. */
export const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
const lines = (text) => text.split('\n').filter(Boolean)

/** Returns the commit since which files count as changed: where the branch left main, or the last commit on main itself. */
function base() {
  for (const main of ['origin/main', 'main'])
    try {
      const left = git('merge-base', 'HEAD', main).trim()
      if (left !== git('rev-parse', 'HEAD').trim()) return left
    } catch {
      // There is no such branch.
    }
  return git('status', '--porcelain') ? 'HEAD' : 'HEAD~1'
}

/** Checks formatting and lint of the changed files, all types, and the unit tests that reach a changed file; ends the process. */
export async function quick() {
  try {
    install()
    generate()
  } catch (error) {
    fail(error.message)
    finish()
  }
  const since = base()
  const changed = [
    ...lines(git('diff', '--name-only', since)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ].filter((file) => existsSync(path.join(root, file)))
  const sources = changed.filter((file) => /\.(tsx?|mjs)$/.test(file))
  const kept = path.join(root, 'node_modules/.cache/types.tsbuildinfo')
  await Promise.all([
    step('types', 'tsc', ['--noEmit', '--incremental', '--tsBuildInfoFile', kept, '-p', '.']),
    changed.length && step('formatting', 'oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...changed]),
    sources.length && step('lint', 'oxlint', ['--type-aware', '--deny-warnings', ...sources]),
  ])
  await step('generated files in step', node(), ['scripts/schema.ts', '--check'])
  const unit = report('quick.json')
  rmSync(unit, { force: true })
  await unitTests('unit tests that reach what changed', unit, ['--changed', since, '--passWithNoTests'])
  finish()
}
