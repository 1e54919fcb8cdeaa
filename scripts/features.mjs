/**
 * Lists what the features define, so that no list of them is written by hand: the schema's parts, records, jobs, kinds of
 * runs and notifications, threads, what belongs to people, and pages. Plain JavaScript: it runs before anything else does.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Where the lists of the server and those of the web app are; Relay reads no GraphQL in a folder that is called `__generated__`. */
const generated = { api: 'api/__generated__/features', web: 'web/lists' }

/** What each list of the server holds: the files that may define it, how a definition reads, and how the list is written. */
const ofServer = {
  graphs: { files: /\.graph\.ts$/, write: (found) => found.map(({ from }) => `import '${from}'`) },
  records: { defined: /^export const (\w+) = record\(/gm, write: (found) => array('definitions', found, ' as const') },
  jobs: {
    // A kind of run has a job of its own.
    defined: /^export const (\w+)(?:: [^=]+)? = (job|runKind)(?:<[^>]*>)?\(/gm,
    write: (found) =>
      typed('jobs', 'Job', '../../job.ts', found, ({ name, made }) => (made === 'runKind' ? `${name}.job` : name)),
  },
  runKinds: {
    defined: /^export const (\w+) = runKind(?:<[^>]*>)?\(/gm,
    write: (found) => array('kinds', found, ' as const'),
  },
  messages: { defined: /^export const (\w+) = messageEffects\(/gm, write: (found) => array('effects', found) },
  translations: { defined: /^export const (\w+) = translationEffect\(/gm, write: (found) => array('effects', found) },
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
    write: (found) => typed('duties', 'Duty', '../../duties/duty.ts', found),
  },
  threads: {
    files: /\.thread\.ts$/,
    defined: /^export const (\w+Thread)\b/gm,
    write: (found) => typed('threads', 'Thread', '../../thread/definition.ts', found),
  },
  retentions: {
    files: /\.retention\.ts$/,
    defined: /^export const (\w+Retention)\b/gm,
    write: (found) => typed('retentions', 'Retention', '../../retention/retention.ts', found),
  },
  belongings: {
    files: /\.belongings\.ts$/,
    defined: /^export const (\w+Belongings)\b/gm,
    write: (found) => merged('featureBelongings', found),
  },
  relations: {
    // By the model that they are of; what has no models inside is put together in api/relations.ts.
    files: /^api\/relations\//,
    defined: /^export const (\w+Relations) = \{(?:\n\s*\/\/.*)*\n  [A-Z]/gm,
    write: (found) => merged('relations', found),
  },
  facts: {
    // Those of what was given to somebody come beside all others.
    files: /^api\/testing\/facts\/(?!granted\.)/,
    defined: /^export async function (\w+Facts)\([^\n]*: Cast\)/gm,
    write: (found) => array('facts', found),
  },
}

/** The same of the web app. */
const ofWeb = {
  publicPages: {
    files: /\.public\.routes\.tsx$/,
    defined: /^export const (\w+Pages) = /gm,
    write: (found) => pages('publicFeaturePages', found),
  },
  signedInPages: {
    files: /(?<!\.public)\.routes\.tsx$/,
    defined: /^export const (\w+Pages) = /gm,
    write: (found) => pages('signedInPages', found),
  },
  hits: {
    files: /\.hit\.ts$/,
    defined: /^export const (\w+Hit) = /gm,
    write: (found) => [
      "import { graphql } from 'react-relay'",
      ...imports(found),
      'export const everything = graphql`',
      '  fragment hits_found on SearchResult @inline {',
      ...found.map(({ name }) => `    ...${name}_found`),
      '  }',
      '`',
      `export const kinds = [${found.map(({ name }) => name).join(', ')}]`,
    ],
  },
  overlays: {
    files: /\.overlay\.ts$/,
    defined: /^export const \w+Parameter = '(\w+)'/gm,
    write: (found) => [
      `export const overlayParameters = [${found.map(({ name }) => `'${name}'`).join(', ')}] as const`,
      'export type OverlayParameter = (typeof overlayParameters)[number]',
    ],
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
/** A list whose entries have a type of their own; `entry` says how one reads. */
const typed = (name, type, from, found, entry = ({ name }) => name) => [
  `import type { ${type} } from '${from}'`,
  ...imports(found),
  `export const ${name}: readonly ${type}[] = [${found.map(entry).join(', ')}]`,
]
const pages = (name, found) => typed(name, 'Page', '../relay/page.tsx', found, ({ name }) => `...${name}`)

/** The sources in a folder with their texts, without tests and what is generated. */
const sources = (root, folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.includes('__generated__'))
    .sort()
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')])

/** What a page says under a name: itself, or in what it spreads; nothing where neither does. */
function saidOf(page, key, source) {
  const [own, value] = new RegExp(`(?:^|[\\s{])${key}(?:: ([^,{}\\n]+?))?(?:,| })`, 'm').exec(page) ?? []
  if (own) return value ?? new RegExp(`^const ${key} = (.+)$`, 'm').exec(source)?.[1]
  for (const [, name] of page.matchAll(/\.\.\.(\w+)/g)) {
    const spread = new RegExp(`^const ${name}\\b[^=]*= {([^]*?)^}`, 'm').exec(source)
    const said = spread && saidOf(spread[1], key, source)
    if (said) return said
  }
  return undefined
}

/** The pages of people who are signed in, each with the text of its title: what the server calls them comes from their routes. */
function signedInPages(routes) {
  const modules = new Map()
  const rows = routes.flatMap(([, source]) => {
    const texts = new Map([...source.matchAll(/^import \* as (\w+) from '(#texts\/[^']+)'/gm)].map(([, ...of]) => of))
    return source
      .split(/\bpage\({/)
      .slice(1)
      .flatMap((page) => {
        const [address, title, requires] = ['path', 'title', 'requires'].map((key) => saidOf(page, key, source) ?? '')
        const [, group, message] = /^(\w+)\.(\w+)\(\)$/.exec(title) ?? []
        if (!/^'\/.*'$/.test(address) || !/^'(?:[A-Z_]+|signed-in)'$/.test(requires) || !texts.has(group)) return []
        const module = texts.get(group)
        if (!modules.has(module)) modules.set(module, `texts${modules.size}`)
        return [`  [${address}, ${modules.get(module)}.${message}, ${requires}],`]
      })
  })
  return [
    "import type { Permission } from '../../policy.ts'",
    ...[...modules].map(([module, name]) => `import * as ${name} from '${module}'`),
    "export const pages: readonly (readonly [route: string, title: () => string, requires: Permission | 'signed-in'])[] = [",
    ...rows,
    ']',
  ]
}

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

/** The texts without values that rules are made with, by the file of the rules: what fields are called is among them. */
function textsOfRules(root, files) {
  const modules = new Map()
  const messages = new Map()
  const messagesOf = (module) => {
    const [, feature, group] = /^#texts\/(\w+)\/(\w+)\.js$/.exec(module)
    if (!messages.has(module))
      messages.set(module, JSON.parse(readFileSync(path.join(root, 'texts/en', `${feature}.json`), 'utf8'))[group])
    return messages.get(module)
  }
  const rows = files.flatMap(([file, source]) => {
    const groups = new Map([...source.matchAll(/^import \* as (\w+) from '(#texts\/[^']+)'/gm)].map(([, ...of]) => of))
    const made = [...source.matchAll(/\b(\w+)\.(\w+)\b/g)].flatMap(([, group, message]) => {
      const module = groups.get(group)
      const said = module && messagesOf(module)[message]
      if (!said || said.includes('{')) return []
      if (!modules.has(module)) modules.set(module, `texts${modules.size}`)
      return [`${modules.get(module)}.${message}`]
    })
    return made.length ? [`  // ${file}`, `  [${[...new Set(made)].join(', ')}],`] : []
  })
  return [
    ...[...modules].map(([module, name]) => `import * as ${name} from '${module}'`),
    'export const textsOfRules: readonly (readonly (() => string)[])[] = [',
    ...rows,
    ']',
  ]
}

/** The texts of a group that features have, each under its own name. */
function textsOf(root, group) {
  const found = readdirSync(path.join(root, 'texts/en'))
    .filter((file) => group in JSON.parse(readFileSync(path.join(root, 'texts/en', file), 'utf8')))
    .map((file) => file.slice(0, -'.json'.length))
    .sort()
  return [
    ...found.map((name) => `import * as ${name} from '#texts/${name}/${group}.js'`),
    `export const ${group} = { ${found.map((name) => `...${name}`).join(', ')} }`,
  ]
}

/** Writes the lists; a file that would not change stays as it is. */
export function listFeatures(root) {
  const ofFeatures = sources(root, 'web/features')
  const ofApi = sources(root, 'api')
  write(root, generated.api, ofServer, ofApi)
  write(root, generated.web, ofWeb, ofFeatures)
  const routes = ofFeatures.filter(([file]) => file.endsWith('.routes.tsx'))
  put(path.join(root, generated.api, 'pages.ts'), signedInPages(routes))
  put(path.join(root, generated.api, 'permissions.ts'), textsOf(root, 'permissions'))
  const rules = ofApi.filter(([file]) => /(\.r|R)ules\.ts$/.test(file))
  put(path.join(root, generated.api, 'textsOfRules.ts'), textsOfRules(root, rules))
  put(path.join(root, generated.api, 'helpArticles.ts'), articlesOf(root))
}

function write(root, folder, lists, texts) {
  mkdirSync(path.join(root, folder), { recursive: true })
  for (const [list, { files, defined, write }] of Object.entries(lists)) {
    const found = texts
      .filter(([file]) => !files || files.test(file))
      .flatMap(([file, text]) => {
        const from = path.posix.relative(folder, file)
        return defined ? [...text.matchAll(defined)].map(([, name, made]) => ({ name, made, from })) : [{ from }]
      })
    put(path.join(root, folder, `${list}.ts`), write(found))
  }
}

function put(target, lines) {
  const content = `${lines.join('\n')}\n`
  if (!existsSync(target) || readFileSync(target, 'utf8') !== content) writeFileSync(target, content)
}
