/** What was found, as tables. */
import type { Measured } from './load.ts'
import type { Memory } from './memory.ts'
import type { Parts } from './profile.ts'
import type { Size, Speeds } from './speed.ts'
import { works, type Name, type Server } from './works.ts'

const columns: readonly Server[] = ['ours', 'ours twice', 'ours again', 'plain', 'apollo', 'postgraphile']

/** Requests in a second with median and p99, and ours as a share of each other one. */
export function printSpeeds(title: string, found: Speeds): void {
  console.log(`\n${title}: requests/s (median ms, p99 ms; processor ms of server and database), 16 clients`)
  for (const { name, title } of works) {
    const runs = found.get(name)
    if (!runs) continue
    console.log(`  ${title}`)
    const ours = runs.get('ours')!
    for (const server of columns) {
      const run = runs.get(server)
      if (!run) continue
      const times = `${Math.round(run.rate).toString().padStart(6)} (${run.median.toFixed(1)}, ${run.p99.toFixed(1)}; ${run.cpu.toFixed(2)})`
      const ratio = server.startsWith('ours')
        ? `p99 is ${(run.p99 / run.median).toFixed(1)} times the median, the rate ${(run.rate / ours.rate).toFixed(2)} times the first`
        : `ours is ${(ours.rate / run.rate).toFixed(2)} times this${again(runs.get('ours again')?.rate, run.rate)}`
      console.log(`    ${server.padEnd(13)}${times.padEnd(34)}${ratio}`)
    }
  }
}

const again = (rate: number | undefined, other: number) =>
  rate === undefined ? '' : `, ${(rate / other).toFixed(2)} when asked again`

/** What a request costs with many projects, as a multiple of what it costs with few. */
export function printScale(few: Size, many: Size, found: { name: string; few: Measured; many: Measured }[]): void {
  console.log(`\nFrom ${few.projects.toLocaleString('en-US')} to ${many.projects.toLocaleString('en-US')} projects`)
  for (const { name, few, many } of found)
    console.log(
      `  ${name}: ${(many.cpu / few.cpu).toFixed(2)} times the processor time, ${(many.median / few.median).toFixed(2)} times the median`,
    )
}

/** Resident megabytes. */
export function printMemory(
  title: string,
  { requests, seconds }: { requests: number; seconds: number },
  { start, after, end, growth }: Memory,
): void {
  const mb = (value: number) => `${Math.round(value)} MB`
  console.log(
    `\n${title}: resident ${mb(start)} at the start, ${mb(after)} after ${requests.toLocaleString('en-US')} requests, ${mb(end)} after ${seconds} s more, growing ${growth.toFixed(1)} MB a minute`,
  )
}

/** Where a request's milliseconds of our process go, the largest part first. */
export function printProfiles(found: ReadonlyMap<Name, Parts>): void {
  console.log('\nOne request asked again: ms of processor time of our process')
  for (const [name, parts] of found) {
    const all = [...parts.values()].reduce((sum, ms) => sum + ms, 0)
    console.log(`  ${name}: ${all.toFixed(2)}`)
    for (const [part, ms] of [...parts].sort(([, one], [, other]) => other - one))
      console.log(`    ${ms.toFixed(2)}  ${Math.round((100 * ms) / all)}%`.padEnd(18) + part)
  }
}
