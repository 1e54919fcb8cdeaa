import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sourcesInStack } from './sourcesInStack.ts'

let root: string
const built = ['import a', '// api/first.ts', 'one', 'two', '// texts/second.js', 'three'].join('\n')

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'ascent-built-'))
  await mkdir(path.join(root, 'dist/server'), { recursive: true })
  await writeFile(path.join(root, 'dist/server/server.js'), built)
})
afterAll(() => rm(root, { recursive: true, force: true }))

const at = (file: string, line: number) => `${pathToFileURL(path.join(root, file)).href}:${line}:7`

test('a place in a built file is named with its source', () => {
  const place = (line: number) => at('dist/server/server.js', line)
  const stack = ['Error: no', `    at f (${place(4)})`, `    at async ${place(6)}`, `    at ${place(1)}`].join('\n')
  expect(sourcesInStack(stack).split('\n')).toEqual([
    'Error: no',
    `    at f (api/first.ts, ${place(4)})`,
    `    at async texts/second.js, ${place(6)}`,
    `    at ${place(1)}`,
  ])
})

test('other places stay as they are, and so does one whose file is gone', () => {
  const stack = `    at f (${at('api/first.ts', 4)})\n    at node:internal:1:2\n    at ${at('dist/server/gone.js', 3)}`
  expect(sourcesInStack(stack)).toBe(stack)
})
