// What start, dev and test need first: packages, the pinned Node, generated code. Plain JavaScript: it starts on an old Node.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { listFeatures } from './features.mjs'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const bin = path.join(root, 'node_modules', '.bin')

/** The environment in which packages' commands run: the pinned Node first, and no engine downloaded. */
export const environment = () => ({
  ...process.env,
  PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
  PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
  // What was freed goes back to the system (glibc keeps more and more of it otherwise).
  MALLOC_TRIM_THRESHOLD_: '131072',
  // Each of V8's threads would keep what it freed in a part of its own.
  MALLOC_ARENA_MAX: '2',
})

/** The Node that runs our TypeScript. */
export const node = () => {
  const pinned = path.join(bin, process.platform === 'win32' ? 'node.cmd' : 'node')
  return existsSync(pinned) ? pinned : process.execPath
}

/**
 * How V8 runs the server: by itself it lets garbage grow to several times what is in use before it collects. This costs a few
 * percent of speed and halves the memory.
 */
export const serverFlags = ['--max-semi-space-size=8', '--heap-growing-percent=30']

/** The server as scripts/buildServer.mjs makes it. */
export const builtServer = 'dist/server/server.js'

/** Runs a command of node_modules/.bin to its end; its output is shown only when it fails. */
export function run(command, args, { quiet = true } = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    env: environment(),
    encoding: 'utf8',
    stdio: quiet ? 'pipe' : 'inherit',
    shell: process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status === 0) return stdout ?? ''
  const said = `${stdout ?? ''}${stderr ?? ''}${error ? error.message : ''}`.trim()
  throw new Error(`${command} ${args.join(' ')} failed\n${said}`)
}

/** One hash over files and folders; generated and hidden ones are passed over. */
export function fingerprint(...paths) {
  const hash = createHash('sha256')
  const add = (file) => {
    if (!existsSync(file)) return
    if (statSync(file).isDirectory()) {
      for (const name of readdirSync(file).sort())
        if (name !== '__generated__' && !name.startsWith('.')) add(path.join(file, name))
      return
    }
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  for (const item of paths) add(path.join(root, item))
  return hash.digest('hex')
}

/** Does `work` unless it was done for the same inputs and `made` is still there. */
export function whenStale(name, { inputs, made }, work) {
  const stamp = path.join(root, 'node_modules', '.ascent', name)
  const now = fingerprint(...inputs)
  const done = existsSync(stamp) && readFileSync(stamp, 'utf8') === now
  if (done && made.every((item) => existsSync(path.join(root, item)))) return false
  work()
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, now)
  return true
}

/** Installs packages when they are missing or older than the lock file. */
export function install() {
  // A linked folder belongs to another checkout, and npm would empty that one.
  if (lstatSync(path.join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) return
  whenStale('packages', { inputs: ['package.json', 'package-lock.json'], made: ['node_modules/.bin/vite'] }, () => {
    console.log('Installing packages (once, about a minute) …')
    run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  })
}

const write = (file, text) => writeFileSync(path.join(root, file), text)

/** Makes what the server is written with: the database's client, the lists of what features define, and the functions of all texts. */
export function generateClient() {
  listFeatures(root)
  const prisma = {
    inputs: ['prisma/schema', 'package-lock.json'],
    made: ['api/__generated__/prisma/client.ts', 'api/__generated__/pothos.ts'],
  }
  whenStale('prisma', prisma, () => {
    console.log('Generating the database client …')
    run('prisma', ['generate'])
  })
  const texts = { inputs: ['texts', 'scripts/texts', 'package-lock.json'], made: ['texts/__generated__'] }
  whenStale('texts', texts, () => run(node(), ['scripts/texts/write.ts']))
}

/** Makes what is generated from the database's models and from the GraphQL in the web app. */
export function generate() {
  generateClient()
  const relay = {
    inputs: ['schema.graphql', 'web', 'api/features', 'relay.config.js', 'package-lock.json'],
    made: ['web/__generated__', 'persisted.json', 'relay.graphql'],
  }
  whenStale('relay', relay, () => {
    console.log('Generating the web app’s operations …')
    rmSync(path.join(root, 'web/__generated__'), { recursive: true, force: true })
    mkdirSync(path.join(root, 'web/__generated__'), { recursive: true })
    write('persisted.json', '{}')
    write('relay.graphql', withoutNulls(readFileSync(path.join(root, 'schema.graphql'), 'utf8')))
    run('relay-compiler', [])
  })
}

/** The schema as the web app reads it: no answer with an error reaches its components, so that nothing is null for one. */
const withoutNulls = (schema) =>
  schema
    .split('\n')
    .map((line) =>
      /^ .* @semanticNonNull\b/.test(line)
        ? line.replace(/: ([\w[\]!]+)(?= @)/, ': $1!').replace(/ @semanticNonNull\b/, '')
        : line,
    )
    .join('\n')

/** What the web app takes from the server: the rules of inputs, and what they are made of. */
const sharedRules = () =>
  readdirSync(path.join(root, 'api'), { recursive: true, encoding: 'utf8' })
    .map((file) => `api/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /(\.r|R|\/r)ules\.ts$/.test(file) && !file.includes('__generated__'))
    .sort()

/** Builds the server when its sources are newer. */
export function buildServer() {
  // Its list of pages is made from their routes.
  const inputs = [
    'api',
    'prisma',
    'texts',
    'web/features',
    'scripts/texts',
    'scripts/buildServer.mjs',
    'package-lock.json',
  ]
  whenStale('server', { inputs, made: [builtServer] }, () => run(node(), ['scripts/buildServer.mjs']))
}

/** Builds the web app when its sources are newer. */
function buildWeb() {
  const inputs = [
    'web',
    'texts',
    'schema.graphql',
    ...sharedRules(),
    'vite.config.ts',
    'scripts/buildWeb.mjs',
    'relay.config.js',
    'package-lock.json',
  ]
  whenStale('web', { inputs, made: ['dist/en/index.html', 'dist/ar/index.html'] }, () => {
    console.log('Building the web app …')
    run(node(), ['scripts/buildWeb.mjs'])
  })
}

/** Builds all that a running Ascent is made of. */
export function build() {
  buildServer()
  buildWeb()
}
