/** From which source a line of the built server is (scripts/buildServer.mjs), for the stacks in the log. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

interface Module {
  /** Its first line, counted from 1. */
  line: number
  source: string
}

/** What the builder writes above each module. */
const heading = /^\/\/ (\S+\.[cm]?[jt]s)$/

const modulesOf = new Map<string, readonly Module[]>()

/** The modules in a built file, in their order. It is read once; where that fails there are none. */
function modulesIn(address: string): readonly Module[] {
  const known = modulesOf.get(address)
  if (known) return known
  const modules: Module[] = []
  try {
    for (const [index, text] of readFileSync(fileURLToPath(address), 'utf8').split('\n').entries()) {
      const source = heading.exec(text)?.[1]
      if (source) modules.push({ line: index + 1, source })
    }
  } catch {
    // A newer build is in its place; the log must be written all the same.
  }
  modulesOf.set(address, modules)
  return modules
}

/** Returns a stack that also names the source of each place in a built file: `… (api/config.ts, file:///…/config.js:12:5)`. */
export function sourcesInStack(stack: string): string {
  return stack.replaceAll(
    /(file:\/\/\S+\/dist\/server\/[^\s:/]+\.js):(\d+):\d+/g,
    (place, address: string, line: string) => {
      const source = modulesIn(address).findLast((module) => module.line <= Number(line))?.source
      return source ? `${source}, ${place}` : place
    },
  )
}
