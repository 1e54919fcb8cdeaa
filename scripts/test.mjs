// npm test: what a change must pass; `npm test -- quick` what the changed files touch; `npm test -- whole` all walks of the browser,
// of which a commit usually has a quarter. The last line is `N passed, N failed`.
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { findBrowser } from './browser.mjs'
import { startPostgres } from './postgres.mjs'
import { git, quick } from './quick.mjs'
import { startRedis } from './redis.mjs'
import { build, generate, install, node, root } from './setUp.mjs'
import { fail, finish, missing, read, report, step, unitTests } from './steps.mjs'

if (process.argv[2] === 'quick') await quick()

try {
  install()
  generate()
  build()
} catch (error) {
  fail(error.message)
  finish()
}

/** What rests on how a database locks, queues and answers, and not on its SQL alone. */
const onBoth = new Set(['api/action.test.ts', 'api/jobs.test.ts', 'api/moves.test.ts', 'api/paging.test.ts'])

/** Tests by what became of them; those that one run skips another may run. */
const [ran, notRun] = [new Set(), new Set()]

// They follow one another: side by side they would use much memory.
await step('formatting', 'oxfmt', ['--check', '.'])
await step('generated files in step', node(), ['scripts/schema.ts', '--check'])
await step('types', 'tsc', ['--noEmit', '-p', '.'])
await step('lint', 'oxlint', ['--type-aware', '--deny-warnings', 'api', 'web', 'prisma', 'scripts'])
await step('unused code', 'knip', ['--no-progress', '--no-gitignore'])

// Tests start their own Redis, as they stop and pause it; whether one can be started is said once for all of them.
const redis = await startRedis(await freePort())
if (redis.absent) missing('tests that need Redis', redis.absent)
else redis.stop()

const postgres = startPostgres(await freePort())
if (postgres.absent) {
  missing('tests of the API on PostgreSQL, with all races and faults', postgres.absent)
  await counted('unit and integration tests', 'unit.json')
} else {
  try {
    // Journeys go over every page and call on the embedded database, docs/decisions/0434.
    const databases = onDatabase()
    const once = new Set(databases.filter((file) => !onBoth.has(file)))
    const others = unitTestFiles().filter((file) => !once.has(file))
    await counted('unit and integration tests', 'unit.json', others)
    // Half of their time is waiting: for the database, for processes that start, for what was stopped to come back.
    const workers = `--maxWorkers=${2 * availableParallelism()}`
    const tests = ['--project', 'api', '--project', 'alone', workers, ...databases]
    // A zone that is not UTC: a day that is read in the zone of the program is another one there. The other tests run in UTC.
    const env = { TEST_DATABASE_URL: postgres.url, TZ: 'Asia/Dubai' }
    await counted('tests of the API on PostgreSQL', 'postgres.json', tests, env)
  } finally {
    postgres.stop()
  }
}

const browser = findBrowser()
if (!browser) {
  fail('FAIL end-to-end tests: no browser was found; set CHROME_PATH to a Chromium or Chrome.')
} else {
  const journeys = report('e2e.json')
  const portion = process.argv[2] === 'whole' ? undefined : portionOfCommit()
  if (portion)
    console.log(
      `note of the walks over all forms, tables, wrong addresses and Arabic pages this commit has portion ${portion}`,
    )
  rmSync(journeys, { force: true })
  await step('end-to-end tests', 'playwright', ['test', '--reporter=json'], {
    env: {
      CHROME_PATH: browser.path,
      ...(portion && { E2E_PORTION: portion }),
      ...browser.env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: journeys,
    },
    count: () => {
      const said = read(journeys)
      return said && { passed: said.stats.expected + said.stats.flaky, failed: said.stats.unexpected }
    },
    failures: () =>
      specs(read(journeys))
        .filter(({ ok }) => !ok)
        .map(({ title, file, tests }) =>
          [
            `FAILED ${file}: ${title}`,
            // A second try may fail for what the first one left behind.
            ...tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message))),
          ].join('\n'),
        ),
  })
  for (const { title, file, tests } of specs(read(journeys)))
    if (tests.some(({ status }) => status === 'flaky')) console.log(`note passed at the second try: ${file}: ${title}`)
}
finish([...notRun].filter((test) => !ran.has(test)))

/** The quarter that a commit walks, docs/decisions/0434: the same one in each run of it. Undefined where there is no history. */
function portionOfCommit() {
  try {
    return `${(Number.parseInt(git('rev-parse', '--short=6', 'HEAD'), 16) % 4) + 1}/4`
  } catch {
    return undefined
  }
}

/** The tests of a report, out of the groups that hold them. */
function specs(group) {
  return group ? [...(group.specs ?? []), ...(group.suites ?? []).flatMap(specs)] : []
}

/** Runs unit tests and keeps which of them ran. */
async function counted(name, file, args = [], env = {}) {
  const unit = report(file)
  rmSync(unit, { force: true })
  await unitTests(name, unit, args, env)
  for (const { name: file, assertionResults } of read(unit)?.testResults ?? [])
    for (const { status, fullName } of assertionResults)
      (['passed', 'failed'].includes(status) ? ran : notRun).add(`${path.relative(root, file)}: ${fullName}`)
}

/** Every file of unit tests. */
function unitTestFiles() {
  return ['api', 'prisma', 'scripts', 'web'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  )
}

/** The API's tests that have a database, by what they import: it itself, or what is set up on it for several of them. */
function onDatabase() {
  const files = readdirSync(path.join(root, 'api'), { recursive: true, encoding: 'utf8' })
  const source = (name) => readFileSync(path.join(root, 'api', name), 'utf8')
  const helpers = files.filter((name) => /^testing.\w+\.ts$/.test(name))
  // Each that is found is looked for in its turn: a helper may be set up on another.
  const names = new Set(['template'])
  for (const name of names)
    for (const helper of helpers)
      if (source(helper).includes(`from './${name}.ts'`)) names.add(path.basename(helper, '.ts'))
  const imports = new RegExp(`testing/(${[...names].join('|')})\\.ts'`)
  return files.filter((name) => name.endsWith('.test.ts') && imports.test(source(name))).map((name) => `api/${name}`)
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return port
}
