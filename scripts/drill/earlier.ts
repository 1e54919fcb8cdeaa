/** An earlier version of Ascent beside this one, from the history of the repository. */
import { spawnSync } from 'node:child_process'
import { existsSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { migrationNames } from '../../api/database/migrations.ts'
import { root } from '../bench/started.ts'

/** So many migrations are between the two versions, as long as nothing is released. */
const migrations = 5

/** What git says; nothing where it fails. */
export const git = (...args: string[]) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}

/** The one that is asked for, the latest release, or what came before the latest migrations; DRILL_VERSION names another. */
function revision(otherwise: string | undefined): string {
  const named = process.env['DRILL_VERSION'] ?? otherwise ?? git('describe', '--tags', '--abbrev=0')
  if (named) return git('rev-parse', `${named}^{commit}`)
  const added = migrationNames()
    .slice(-migrations)
    .map((name) => git('log', '--diff-filter=A', '-1', '--format=%ct %H', '--', `prisma/migrations/${name}`))
  const [, first] = added.toSorted()[0]?.split(' ') ?? []
  return first ? git('rev-parse', `${first}^`) : ''
}

export interface Earlier {
  folder: string
  commit: string
  /** Runs one of its programs to its end; throws when it fails. */
  run: (file: string, ...args: string[]) => void
  remove: () => void
}

/** Puts it into a folder, ready to run with the packages that are here; null without a history. */
export function earlier(where: string, asked?: string): Earlier | null {
  const commit = revision(asked)
  if (!commit) return null
  const folder = path.join(where, 'earlier')
  git('worktree', 'add', '--detach', '--force', folder, commit)
  const remove = () => void git('worktree', 'remove', '--force', folder)
  if (!existsSync(path.join(folder, 'api/server.ts'))) return null
  process.on('exit', remove)
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  const run = (file: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(process.execPath, [file, ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, DEMO: '0' },
    })
    if (status !== 0) throw new Error(`The earlier version: ${file} failed: ${stderr}`)
  }
  run('-e', `import('./scripts/setUp.mjs').then(({ generate }) => generate())`)
  return { folder, commit: commit.slice(0, 8), run, remove }
}
