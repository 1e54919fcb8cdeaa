/** Which modules a source names, for the tests of what may use what. */
import path from 'node:path'

interface Import {
  /** From the repository's folder (`api/days.ts`), or the package's or the text's name. */
  from: string
  /** Leaves nothing to load. */
  typeOnly: boolean
}

const imports = /^(?:import|export)\s+(type\s)?(?:[\w$*{},\s]+?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'/gm

/** `file` is the source's own path, from the repository's folder. */
export const importsIn = (source: string, file: string): Import[] =>
  [...source.matchAll(imports)].map(([, type, named, lazy]) => {
    const from = (named ?? lazy!).replace(/\?.*$/, '')
    return {
      from: from.startsWith('.')
        ? path.posix.join(path.posix.dirname(file), from)
        : from.replace(/^#(?=(api|web)\/)/, ''),
      typeOnly: type !== undefined,
    }
  })
