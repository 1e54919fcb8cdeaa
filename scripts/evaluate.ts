/** npm run evaluate [-- FOLDER]: measures matching on pairs of projects and challenges, by default on our own in scripts/evaluation. */
import { evaluate } from '../api/matching/evaluation.ts'
import { readPairs } from './evaluation/readPairs.ts'

for (const [join, { pairs, ...figures }] of await evaluate(readPairs(process.argv[2]))) {
  console.log(`${join}: ${pairs} pairs`)
  for (const [name, [value, low, high]] of Object.entries(figures))
    console.log(`  ${name.padEnd(4)}  ${value.toFixed(3)}  (${low.toFixed(3)} to ${high.toFixed(3)})`)
}
