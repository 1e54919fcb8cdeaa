// npm test: everything that a change must pass. The last line is `N passed, N failed`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { findBrowser } from './browser.mjs'
import { startPostgres } from './postgres.mjs'
import { startRedis } from './redis.mjs'
import { build, environment, generate, install, node, root } from './setUp.mjs'

let passed = 0
let failed = 0
const skipped = []
/** Tests by what became of them; those that one run skips another may run. */
const [ran, notRun] = [new Set(), new Set()]

/** Says now and at the end what this machine cannot test. */
function missing(what, why) {
  skipped.push(`${what}: ${why}`)
  console.log(`SKIPPED ${skipped.at(-1)}`)
}

/** Runs one step; `count` reads how many tests it held, else the step counts as one; `failures` what to print of those that failed. */
async function step(name, command, args, { env = {}, count, failures } = {}) {
  const began = Date.now()
  // Many processes load the same packages; what one of them has compiled the others read.
  const { good, said } = await spoken(command, args, {
    ...environment(),
    NODE_COMPILE_CACHE: report('compiled'),
    ...env,
  })
  const counted = count?.() ?? { passed: good ? 1 : 0, failed: good ? 0 : 1 }
  passed += counted.passed
  failed += counted.failed + (good || counted.failed ? 0 : 1)
  console.log(
    `${good ? 'ok  ' : 'FAIL'} ${name} (${counted.passed} passed, ${counted.failed} failed, ${Math.round((Date.now() - began) / 1000)} s)`,
  )
  if (good) return
  // A log may be cut: what failed comes first, and the whole output only where no report names it.
  const named = failures?.() ?? []
  console.log(named.length ? named.join('\n') : said)
}

/** Runs a command to its end; what it said, and whether all went well. */
function spoken(command, args, env) {
  const child = spawn(command, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  const parts = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => parts.push(part))
  return new Promise((resolve) => {
    const end = (good, more = '') => resolve({ good, said: Buffer.concat(parts).toString() + more })
    child.once('error', (error) => end(false, error.message))
    child.once('close', (status) => end(status === 0))
  })
}

function finish() {
  for (const what of [...skipped, ...[...notRun].filter((test) => !ran.has(test))]) console.log(`SKIPPED ${what}`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed ? 1 : 0)
}

try {
  install()
  generate()
  build()
} catch (error) {
  console.log(error.message)
  failed++
  finish()
}

const results = path.join(root, '.cache')
mkdirSync(results, { recursive: true })
const report = (name) => path.join(results, name)
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

// Formatting uses one core alone; what follows one another would use much memory side by side.
const formatting = step('formatting', 'prettier', ['--check', '.'])
await step('generated files in step', node(), ['scripts/schema.ts', '--check'])
await step('types', 'tsc', ['--noEmit', '-p', '.'])
await step('lint', 'oxlint', ['--type-aware', '--deny-warnings', 'api', 'web', 'prisma', 'scripts'])
await step('unused code', 'knip', ['--no-progress'])
await formatting

// Tests start their own Redis, as they stop and pause it; whether one can be started is said once for all of them.
const redis = await startRedis(await freePort())
if (redis.absent) missing('tests that need Redis', redis.absent)
else redis.stop()

await unitTests('unit and integration tests', 'unit.json')

const postgres = startPostgres(await freePort())
if (postgres.absent) missing('the same on PostgreSQL, with all races and faults', postgres.absent)
else {
  try {
    const tests = ['--project', 'api', '--project', 'alone', ...onDatabase()]
    await unitTests('the same on PostgreSQL', 'postgres.json', tests, { TEST_DATABASE_URL: postgres.url })
  } finally {
    postgres.stop()
  }
}

const browser = findBrowser()
if (!browser) {
  console.log('FAIL end-to-end tests: no browser was found; set CHROME_PATH to a Chromium or Chrome.')
  failed++
} else {
  const journeys = report('e2e.json')
  rmSync(journeys, { force: true })
  await step('end-to-end tests', 'playwright', ['test', '--reporter=json'], {
    env: { CHROME_PATH: browser.path, ...browser.env, PLAYWRIGHT_JSON_OUTPUT_NAME: journeys },
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
            ...tests.flatMap(({ results }) => results.at(-1)?.errors.map(({ message }) => message) ?? []),
          ].join('\n'),
        ),
  })
  for (const { title, file, tests } of specs(read(journeys)))
    if (tests.some(({ status }) => status === 'flaky')) console.log(`note passed at the second try: ${file}: ${title}`)
}
finish()

/** The tests of a report, out of the groups that hold them. */
function specs(group) {
  return group ? [...(group.specs ?? []), ...(group.suites ?? []).flatMap(specs)] : []
}

async function unitTests(name, file, args = [], env = {}) {
  const unit = report(file)
  rmSync(unit, { force: true })
  await step(name, 'vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`, ...args], {
    env,
    count: () => {
      const said = read(unit)
      return said && { passed: said.numPassedTests, failed: said.numFailedTests }
    },
    failures: () => read(unit)?.testResults.flatMap(failedIn),
  })
  for (const { name: file, assertionResults } of read(unit)?.testResults ?? [])
    for (const { status, fullName } of assertionResults)
      (['passed', 'failed'].includes(status) ? ran : notRun).add(`${path.relative(root, file)}: ${fullName}`)
}

/** Names what failed in a file of unit tests, each with its messages; a file that could not be loaded has one of its own. */
function failedIn({ name, status, message, assertionResults }) {
  const file = path.relative(root, name)
  const tests = assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => `FAILED ${file}: ${test.fullName}\n${test.failureMessages.join('\n')}`)
  return tests.length || status !== 'failed' ? tests : [`FAILED ${file}\n${message}`]
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
