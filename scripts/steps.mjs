/** The steps of `npm test`: each prints one line, and what failed; at the end their sum is the last line. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { environment, root } from './setUp.mjs'

const results = path.join(root, '.cache')
mkdirSync(results, { recursive: true })

/** Returns the path of a report. */
export const report = (name) => path.join(results, name)

/** Returns what a report holds, or null when there is none. */
export const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

let passed = 0
let failed = 0
const skipped = []

/** Says now and at the end what this machine cannot test. */
export function missing(what, why) {
  skipped.push(`${what}: ${why}`)
  console.log(`SKIPPED ${skipped.at(-1)}`)
}

/** Counts and prints a failure that no step found. */
export function fail(words) {
  failed++
  console.log(words)
}

/** Runs one step; `count` reads how many tests it held, else the step counts as one; `failures` what to print of those that failed. */
export async function step(name, command, args, { env = {}, count, failures } = {}) {
  const began = Date.now()
  // Many processes load the same packages; what one of them has compiled the others read.
  const { good, said } = await spoken(command, args, {
    ...environment(),
    NODE_COMPILE_CACHE: report('compiled'),
    // What is read in a file would hold the colours as signs.
    NO_COLOR: '1',
    ...env,
  })
  const counted = count?.() ?? { passed: good ? 1 : 0, failed: good ? 0 : 1 }
  passed += counted.passed
  failed += counted.failed + (good || counted.failed ? 0 : 1)
  console.log(
    `${good ? 'ok  ' : 'FAIL'} ${name} (${counted.passed} passed, ${counted.failed} failed, ${Math.round((Date.now() - began) / 1000)} s)`,
  )
  if (good) return
  // A log may be cut: the names of all that failed come first, and the whole output only where no report names it.
  const named = failures?.() ?? []
  if (named.length > 1) for (const words of named) console.log(words.split('\n', 1)[0])
  console.log(named.length ? named.join('\n') : said)
}

/** Runs unit tests, which report what they count and name. */
export function unitTests(name, file, args = [], env = {}) {
  return step(name, 'vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args], {
    env,
    count: () => {
      const said = read(file)
      return said && { passed: said.numPassedTests, failed: said.numFailedTests }
    },
    failures: () => read(file)?.testResults.flatMap(failedIn),
  })
}

/** Prints what was skipped and the sum, and ends the process; `also` names further tests that did not run. */
export function finish(also = []) {
  for (const what of [...skipped, ...also]) console.log(`SKIPPED ${what}`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed ? 1 : 0)
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

/** Names what failed in a file of unit tests, each with its messages; a file that could not be loaded has one of its own. */
function failedIn({ name, status, message, assertionResults }) {
  const file = path.relative(root, name)
  const tests = assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => `FAILED ${file}: ${test.fullName}\n${test.failureMessages.join('\n')}`)
  return tests.length || status !== 'failed' ? tests : [`FAILED ${file}\n${message}`]
}
