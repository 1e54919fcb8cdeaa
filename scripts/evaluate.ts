/**
 * npm run evaluate [-- FOLDER]: measures matching on pairs of projects and challenges, by default on our own in
 * scripts/evaluation. npm run evaluate -- searches: measures the search on judged texts, in a new demo university.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { evaluate } from '../api/matching/evaluation.ts'
import { readPairs } from './evaluation/readPairs.ts'

if (process.argv[2] === 'searches') await printSearches()
else await printPairs()
process.exit()

async function printPairs() {
  for (const [join, { pairs, ...figures }] of await evaluate(readPairs(process.argv[2]))) {
    console.log(`${join}: ${pairs} pairs`)
    for (const [name, [value, low, high]] of Object.entries(figures))
      console.log(`  ${name.padEnd(4)}  ${value.toFixed(3)}  (${low.toFixed(3)} to ${high.toFixed(3)})`)
  }
}

async function printSearches() {
  const { openDatabase } = await import('../api/db.ts')
  const { seedDemo } = await import('../prisma/seed/seed.ts')
  const { evaluateSearches, readSearches } = await import('./evaluation/readSearches.ts')
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ascent-searches-'))
  const { db, close } = await openDatabase({ dataDir })
  try {
    await seedDemo(db, new Date())
    const searches = readSearches()
    const { mrr, byKind, misses } = await evaluateSearches(db, searches)
    for (const { kind, as, text, right, place, first } of misses)
      console.log(
        `${kind}, ${as}: “${text}” has ${right[0]} at place ${place ?? '–'}; first: ${first.slice(0, 3).join('; ')}`,
      )
    for (const [kind, mean] of byKind) console.log(`${kind.padEnd(8)} ${mean.toFixed(2)}`)
    console.log(`MRR@10 of ${searches.length} searches: ${mrr.toFixed(3)}`)
  } finally {
    await close()
    rmSync(dataDir, { recursive: true })
  }
}
