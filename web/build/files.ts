/**
 * Which code travels together: builds the app once with a file for every part that some pages share, and again with those put
 * together that cost more as files of their own (web/build/together.ts).
 */
import path from 'node:path'
import { build, type BuildOptions, type Plugin, type PluginOption, type Rolldown } from 'vite'
import { codeOf, type Bundle } from './firstCode.ts'
import { together, type Load, type Part } from './together.ts'

/** `plugins` and `options` are those of the app's own build. */
export const files = (plugins: PluginOption[], options: BuildOptions): Plugin => ({
  name: 'files',
  apply: 'build',
  async config() {
    const names = namesOf(await split(plugins, options))
    const name = (module: string) => names.get(module) ?? null
    // Each module by itself: with all that it needs, much would come to pages that do without.
    const groups = [{ name, debugName: 'shared', includeDependenciesRecursively: false }]
    return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
  },
})

interface Split {
  bundle: Bundle
  chunks: Rolldown.OutputChunk[]
  /** The modules that ask for each of those that are asked for when the app wants them. */
  askedBy: Map<string, readonly string[]>
}

async function split(plugins: PluginOption[], options: BuildOptions): Promise<Split> {
  const found: Split = { bundle: {}, chunks: [], askedBy: new Map() }
  const read: Plugin = {
    name: 'read-chunks',
    generateBundle(_, bundle) {
      found.bundle = bundle
      found.chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      for (const { facadeModuleId: entry } of found.chunks)
        if (entry) found.askedBy.set(entry, this.getModuleInfo(entry)?.dynamicImporters ?? [])
    },
  }
  await build({
    configFile: false,
    root: 'web',
    logLevel: 'warn',
    plugins: [...plugins, read],
    build: {
      ...options,
      write: false,
      rolldownOptions: {
        ...options.rolldownOptions,
        experimental: { chunkOptimization: false },
      },
    },
  })
  return found
}

/** What compressing leaves of code, about. */
const sent = 0.28

const partOf = ({ fileName, imports, facadeModuleId, code }: Rolldown.OutputChunk): Part => ({
  name: fileName,
  bytes: code.length * sent,
  imports,
  alone: facadeModuleId !== null,
})

const isRoutes = (module: string) => module.endsWith('routes.tsx')

/** A page of visitors is where one comes without any of it, and what opens on a page does so now and then: against a page inside. */
const [visited, opened] = [12, 0.2]

/** What everybody has who is signed in: the frame, and what it asks for below every page. */
const insideFrame = ['web/signedIn.routes.tsx', 'web/features/help/AboutThisPage.tsx']

/** Who is signed in has both frames; visitors have the first. */
function loadsOf({ bundle, chunks, askedBy }: Split): Load[] {
  const first = codeOf(bundle, path.resolve('web/index.html'))
  const inside = new Set([...first, ...insideFrame.flatMap((entry) => [...codeOf(bundle, path.resolve(entry))])])
  const visitors = new Set(chunks.flatMap(({ fileName, moduleIds }) => (first.has(fileName) ? moduleIds : [])))
  return [...askedBy].map(([entry, by]) => {
    const visiting = by.every((module) => visitors.has(module))
    const weight = !by.every(isRoutes) ? opened : visiting ? visited : 1
    return { parts: new Set([...(visiting ? first : inside), ...codeOf(bundle, entry)]), weight }
  })
}

/** The file of each module that several others share. */
function namesOf(split: Split): Map<string, string> {
  const modulesOf = new Map(split.chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds]))
  const names = new Map<string, string>()
  const given = new Set<string>()
  for (const group of together(split.chunks.map(partOf), loadsOf(split))) {
    const name = freeName(group, given)
    given.add(name)
    for (const part of group) for (const module of modulesOf.get(part.name)!) names.set(module, name)
  }
  return names
}

/** That of its largest part; modules of the same name would be one file. */
function freeName(group: readonly Part[], given: ReadonlySet<string>): string {
  const largest = group.toSorted((a, b) => b.bytes - a.bytes)[0]!
  const name = path.basename(largest.name).replace(/-.{8}\.js$/, '')
  let free = name
  for (let at = 2; given.has(free); at++) free = name + at
  return free
}
