/**
 * Lists what the features define, so that no list of them is written by hand: the schema's parts, records, jobs, kinds of
 * runs and notifications, threads and what belongs to people. Plain JavaScript: it runs before anything else does.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const generated = 'api/__generated__/features'

/** What each list holds: the files that may define it, how a definition reads, and how the list is written. */
const lists = {
  graphs: { files: /\.graph\.ts$/, write: (found) => found.map(({ from }) => `import '${from}'`) },
  records: { defined: /^export const (\w+) = record\(/gm, write: (found) => array('definitions', found, ' as const') },
  jobs: {
    // A kind of run has a job of its own.
    defined: /^export const (\w+)(?:: [^=]+)? = (job|runKind)(?:<[^>]*>)?\(/gm,
    write: (found) => [
      "import type { Job } from '../../job.ts'",
      ...imports(found),
      `export const jobs: readonly Job[] = [${found.map(({ name, made }) => (made === 'runKind' ? `${name}.job` : name)).join(', ')}]`,
    ],
  },
  runKinds: {
    defined: /^export const (\w+) = runKind(?:<[^>]*>)?\(/gm,
    write: (found) => array('kinds', found, ' as const'),
  },
  messages: { defined: /^export const (\w+) = messageEffects\(/gm, write: (found) => array('effects', found) },
  notifications: {
    files: /\.notifications\.ts$/,
    defined: /^export const (\w+Kinds)\b/gm,
    write: (found) => merged('featureKinds', found),
  },
  letters: {
    files: /\.mails\.ts$/,
    defined: /^export const (\w+Letter) = /gm,
    write: (found) => array('kinds', found, ' as const'),
  },
  duties: {
    files: /\.duties\.ts$/,
    defined: /^export const (\w+Duty)\b/gm,
    write: (found) => [
      "import type { Duty } from '../../duties/duty.ts'",
      ...imports(found),
      `export const duties: readonly Duty[] = [${found.map(({ name }) => name).join(', ')}]`,
    ],
  },
  threads: {
    files: /\.thread\.ts$/,
    defined: /^export const (\w+Thread)\b/gm,
    write: (found) => [
      "import type { Thread } from '../../thread/definition.ts'",
      ...imports(found),
      `export const threads: readonly Thread[] = [${found.map(({ name }) => name).join(', ')}]`,
    ],
  },
  retentions: {
    files: /\.retention\.ts$/,
    defined: /^export const (\w+Retention)\b/gm,
    write: (found) => [
      "import type { Retention } from '../../retention/retention.ts'",
      ...imports(found),
      `export const retentions: readonly Retention[] = [${found.map(({ name }) => name).join(', ')}]`,
    ],
  },
  belongings: {
    files: /\.belongings\.ts$/,
    defined: /^export const (\w+Belongings)\b/gm,
    write: (found) => merged('featureBelongings', found),
  },
}

const imports = (found) => found.map(({ name, from }) => `import { ${name} } from '${from}'`)
const array = (name, found, end = '') => [
  ...imports(found),
  `export const ${name} = [${found.map(({ name }) => name).join(', ')}]${end}`,
]
const merged = (name, found) => [
  ...imports(found),
  `export const ${name} = { ${found.map(({ name }) => `...${name}`).join(', ')} }`,
]

/** The sources of the server, without what is generated. */
const sources = (root) =>
  readdirSync(path.join(root, 'api'), { recursive: true, encoding: 'utf8' })
    .map((file) => `api/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('__generated__'))
    .sort()

/** Where the product's own help articles are, by their language. */
const articleFolders = { ENGLISH: 'web/features/help/articles', ARABIC: 'web/features/help/articles/ar' }

/** What the product's own help articles say, as a fingerprint of each: it tells words of administrators from the original ones. */
function articlesOf(root) {
  const hash = (file) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)
  const lines = Object.entries(articleFolders).flatMap(([language, folder]) => [
    `  ${language}: {`,
    ...readdirSync(path.join(root, folder))
      .filter((file) => file.endsWith('.md'))
      .sort()
      .map((file) => `    '${file.slice(0, -3)}': '${hash(path.join(root, folder, file))}',`),
    '  },',
  ])
  return [
    "import type { Language } from '../prisma/enums.ts'",
    'export const helpArticles: Readonly<Record<Language, Readonly<Record<string, string>>>> = {',
    ...lines,
    '}',
  ]
}

/** Writes the lists; a file that would not change stays as it is. */
export function listFeatures(root) {
  const texts = sources(root).map((file) => [file, readFileSync(path.join(root, file), 'utf8')])
  mkdirSync(path.join(root, generated), { recursive: true })
  for (const [list, { files, defined, write }] of Object.entries(lists)) {
    const found = texts
      .filter(([file]) => !files || files.test(file))
      .flatMap(([file, text]) => {
        const from = path.posix.relative(generated, file)
        return defined ? [...text.matchAll(defined)].map(([, name, made]) => ({ name, made, from })) : [{ from }]
      })
    const target = path.join(root, generated, `${list}.ts`)
    put(target, write(found))
  }
  put(path.join(root, generated, 'helpArticles.ts'), articlesOf(root))
}

function put(target, lines) {
  const content = `${lines.join('\n')}\n`
  if (!existsSync(target) || readFileSync(target, 'utf8') !== content) writeFileSync(target, content)
}
