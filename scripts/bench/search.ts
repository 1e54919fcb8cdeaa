/** How long a ranked search takes, beside one that looks for parts of words in projects and people and ranks nothing. */
import { noLimits } from '../../api/database/pool.ts'
import { openMigratedServer } from '../../api/database/server.ts'
import { clientOf, type Db } from '../../api/db.ts'
import { kinds, search } from '../../api/features/search/hits.ts'
import { search as contains } from '../../api/listField.ts'
import { contextOf } from '../../api/testing/run.ts'
import type { Role } from '../../api/__generated__/prisma/enums.ts'
import { filledDatabase } from './databases.ts'
import type { Postgres } from './postgres.ts'
import type { Size } from './speed.ts'
import { stems, tails } from './words.ts'

const any = <T>(values: readonly T[]) => values[Math.floor(Math.random() * values.length)]!

const word = () => any(stems) + any(tails)
const exchanged = (text: string) => text.slice(0, 4) + text[5] + text[4] + text.slice(6)

/** What people type, and what makes it hard. */
const texts: Record<string, () => string> = {
  'a word': word,
  'a beginning': () => word().slice(0, -4),
  'a part': () => any(tails).slice(1, 6),
  'a word that many have': () => any(['solar', 'desalination', 'satellites', 'open data']),
  'two words': () => `${any(['solar', 'hospitals', 'satellites'])} ${word()}`,
  'a mistyped word': () => exchanged(word()),
  'a word that nobody wrote': () => `qx${word().split('').toReversed().join('')}`,
  'a name': () => any(['Qureshi', 'Fatima Haddad', 'Khoury', 'Suleimna']),
}

const sorted = (times: number[]) => times.toSorted((a, b) => a - b)
const at = (times: number[], share: number) => sorted(times)[Math.floor((times.length - 1) * share)]!

/** Prints both for a researcher and for the university’s team, who read different shares of the projects. */
export async function printSearch(postgres: Postgres, size: Size, quick: boolean): Promise<void> {
  const { url, drop } = await filledDatabase(postgres, size)
  const server = await openMigratedServer(url, noLimits)
  const db = clientOf(server.factory)
  const rounds = quick ? 10 : 60
  console.log(
    `\nA search among ${size.projects.toLocaleString('en-US')} projects, all kinds of records, ms: median, 95th percentile`,
  )
  try {
    const all = { ours: [] as number[], plain: [] as number[] }
    for (const [name, text] of Object.entries(texts)) {
      const times = { ours: [] as number[], plain: [] as number[] }
      for (const role of ['RESEARCHER', 'KU_TEAM'] as const)
        for (let round = 0; round < rounds; round++) {
          const asked = text()
          times.plain.push(await timeOf(() => plain(db, role, asked)))
          times.ours.push(await timeOf(async () => search(asked, kinds, contextOf(db, await viewerOf(db, role)))))
        }
      console.log(`  ${name}: ${said(times.ours)} (parts of words: ${said(times.plain)})`)
      all.ours.push(...times.ours)
      all.plain.push(...times.plain)
    }
    const ratio = at(all.ours, 0.95) / at(all.plain, 0.95)
    console.log(
      `  all: ${said(all.ours)} (parts of words: ${said(all.plain)}, ratio of the 95th percentiles ${ratio.toFixed(2)})`,
    )
  } finally {
    await db.$disconnect()
    await server.close()
    await drop()
  }
}

const said = (times: number[]) => `${at(times, 0.5).toFixed(0)}, ${at(times, 0.95).toFixed(0)}`

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now()
  await work()
  return performance.now() - before
}

const viewerOf = (db: Db, role: Role) => db.user.findFirstOrThrow({ where: { role } })

async function plain(db: Db, role: Role, text: string) {
  const { access } = contextOf(db, await viewerOf(db, role))
  const found = contains('searchText', text) ?? {}
  return Promise.all([
    db.project.findMany({
      where: { AND: [access.within('PROJECT_READ'), found] },
      orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
      take: 5,
    }),
    db.user.findMany({
      where: { AND: [access.within('USER_READ'), { status: 'ACTIVE' }, found] },
      orderBy: [{ sortName: 'asc' }, { id: 'asc' }],
      take: 5,
    }),
  ])
}
