import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|prisma|md)$/.test(file) && existsSync(path.join(root, file)))

/** Returns the anchors that GitHub makes from the headings of a Markdown text. */
function anchorsOf(markdown: string) {
  return [...markdown.matchAll(/^#{1,6} (.+)$/gm)].map((heading) =>
    (heading[1] ?? '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

function broken(file: string, target: string, anchor?: string) {
  if (!existsSync(path.join(root, target))) return [`${file}: ${target}`]
  const found = !anchor || anchorsOf(read(target)).includes(anchor)
  return found ? [] : [`${file}: ${target}#${anchor}`]
}

describe('References to the requirements', () => {
  it('lead from code to a section that exists', () => {
    const code = tracked.filter((file) => !file.endsWith('.md') && !file.endsWith('specLinks.test.ts'))
    const references = code.flatMap((file) =>
      [...read(file).matchAll(/docs\/(?:spec|decisions)\/[\w-]+\.md(?:#([\w-]+))?/g)].map((found) => ({ file, found })),
    )
    expect(references.length).toBeGreaterThan(100)
    expect(references.flatMap(({ file, found }) => broken(file, found[0].replace(/#.*/, ''), found[1]))).toEqual([])
  })

  it('never name a document outside the repository', () => {
    const outside =
      /\b(core|innovation|resolutions|beyond|demo-and-usability)\.md|\bpages\.md \d|shared\/(spec|reference)/
    expect(tracked.filter((file) => !file.endsWith('specLinks.test.ts') && outside.test(read(file)))).toEqual([])
  })

  it('lead from page to page of the documentation', () => {
    const pages = tracked.filter((file) => /^(docs\/.*|README)\.?md$|^docs\/.*\.md$/.test(file))
    const links = pages.flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([\w-]+))?\)/g)].map((found) => ({ file, found })),
    )
    const resolve = (file: string, to: string) =>
      to === '' ? file : path.posix.normalize(path.posix.join(path.posix.dirname(file), to))
    expect(links.flatMap(({ file, found }) => broken(file, resolve(file, found[1] ?? ''), found[2]))).toEqual([])
  })
})
