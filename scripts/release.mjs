// npm run release -- 1.2.0: sets the version, dates the changelog's heading, keeps the schema, and writes the bill of materials.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { node, root } from './setUp.mjs'

const unreleased = '## Unreleased\n'

/** Returns the changelog with what was unreleased under the version and its date, below an empty heading for what comes next. */
export function releasedChangelog(text, version, date) {
  if (!text.includes(unreleased)) throw new Error('docs/CHANGELOG.md has no heading "## Unreleased".')
  if (text.includes(`## ${version} `)) throw new Error(`docs/CHANGELOG.md already has ${version}.`)
  return text.replace(unreleased, `${unreleased}\n## ${version} (${date})\n`)
}

const npm = (...args) =>
  execFileSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  })

function release(version) {
  if (!/^\d+\.\d+\.\d+$/.test(version ?? '')) throw new Error('Name the version: npm run release -- 1.2.0')
  if (execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }))
    throw new Error('Commit or stash your changes first.')
  const changelog = path.join(root, 'docs/CHANGELOG.md')
  const date = new Date().toISOString().slice(0, 10)
  const text = releasedChangelog(readFileSync(changelog, 'utf8'), version, date)
  npm('version', version, '--no-git-tag-version', '--ignore-scripts')
  writeFileSync(changelog, text)
  const keepSchema = path.join(root, 'scripts/releaseSchema.ts')
  if (existsSync(keepSchema)) execFileSync(node(), [keepSchema], { cwd: root, stdio: 'inherit' })
  const folder = path.join(root, 'dist/release')
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `ascent-${version}.cdx.json`)
  writeFileSync(file, npm('sbom', '--omit', 'dev', '--sbom-format', 'cyclonedx', '--package-lock-only'))
  console.log(`Version ${version} is prepared. Commit it, tag it v${version}, and attach ${path.relative(root, file)}.`)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    release(process.argv[2])
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
