/** Reads a folder of projects.json, challenges.json and pairs.json. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EvaluationSet } from '../../api/matching/evaluation.ts'

export function readPairs(folder: string = import.meta.dirname): EvaluationSet {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
  return { projects: read('projects'), challenges: read('challenges'), pairs: read('pairs') } as EvaluationSet
}
