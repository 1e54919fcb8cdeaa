/** What the audit trail costs those who write, how fast it is sealed and checked, and how fast its list is read. */
import { openMigratedServer } from '../../api/database/server.ts'
import { noLimits } from '../../api/database/pool.ts'
import { clientOf, type Db } from '../../api/db.ts'
import { Access } from '../../api/access.ts'
import { lists } from '../../api/listField.ts'
import '../../api/schema.ts'
import { sealAudit } from '../../api/auditSeal.ts'
import { verifyAudit } from '../../api/auditVerify.ts'
import { makeUser } from '../../prisma/seed/factories/people.ts'
import { makeProject } from '../../prisma/seed/factories/projects.ts'
import { query, type Postgres } from './postgres.ts'
import { processorTimeOf } from './processes.ts'

/** Prints it for a trail of five million entries. */
export async function printAudit(postgres: Postgres, quick: boolean): Promise<void> {
  const size = quick ? 100_000 : 5_000_000
  const name = `ascent_bench_audit_${process.pid}`
  await query(postgres.url('postgres'), `CREATE DATABASE "${name}"`)
  const server = await openMigratedServer(postgres.url(name), noLimits)
  const db = clientOf(server.factory)
  try {
    console.log(`\nThe audit trail, ${size.toLocaleString('en-US')} entries`)
    await fill(db, size)
    await printReading(db, size)
    await printWriting(db, postgres, quick ? 200 : 1_000)
    await printSealing(db, quick ? 10_000 : 100_000)
  } finally {
    await db.$disconnect()
    await server.close()
    await query(postgres.url('postgres'), `DROP DATABASE "${name}" WITH (FORCE)`)
  }
}

/** Entries over two years, of 200 people and 20,000 projects. */
async function fill(db: Db, size: number) {
  for (let nth = 0; nth < 200; nth++) await makeUser(db, { role: 'RESEARCHER' })
  await db.$executeRaw`ALTER TABLE "AuditEntry" DISABLE TRIGGER USER`
  await db.$executeRaw`
    INSERT INTO "AuditEntry" ("at", "action", "actorId", "entity", "entityId", "changes", "address")
    SELECT now() - (${size} - n) * interval '12 s', (ARRAY['updateProject', 'createIdea', 'updateUser'])[1 + n % 3],
      (SELECT min("id") FROM "User") + n % 200, (ARRAY['Project', 'Idea', 'User'])[1 + n % 3], 1 + n % 20000,
      '{"title": ["Kiln", "Oven"], "trl": [3, 4]}', '10.0.' || n % 200 || '.' || n % 250
    FROM generate_series(1, ${size}) AS n`
  await db.$executeRaw`ALTER TABLE "AuditEntry" ENABLE TRIGGER USER`
  await db.$executeRaw`ANALYZE "AuditEntry"`
}

/** A transaction as most actions make it, with the trigger and without, by turns. */
async function printWriting(db: Db, postgres: Postgres, rounds: number) {
  const { id } = await makeProject(db, {})
  const write = (nth: number) =>
    db.$transaction(async (tx) => {
      await tx.project.update({ where: { id }, data: { title: `Kiln ${nth}` } })
      const changes = { title: [`Kiln ${nth - 1}`, `Kiln ${nth}`] }
      await tx.auditEntry.create({ data: { action: 'updateProject', entity: 'Project', entityId: id, changes } })
    })
  const spent = { with: { passed: 0, processor: 0 }, without: { passed: 0, processor: 0 } }
  for (let turn = 0; turn < 10; turn++)
    for (const way of turn % 2 ? (['with', 'without'] as const) : (['without', 'with'] as const)) {
      await db.$executeRawUnsafe(
        `ALTER TABLE "AuditEntry" ${way === 'with' ? 'ENABLE' : 'DISABLE'} TRIGGER "AuditEntry_sealed"`,
      )
      for (let nth = 0; nth < 20; nth++) await write(nth)
      const [used, began] = [processorTimeOf(postgres.pid), performance.now()]
      for (let nth = 0; nth < rounds / 10; nth++) await write(nth)
      spent[way].passed += performance.now() - began
      spent[way].processor += processorTimeOf(postgres.pid) - used
    }
  await db.$executeRaw`ALTER TABLE "AuditEntry" ENABLE TRIGGER "AuditEntry_sealed"`
  for (const [way, { passed, processor }] of Object.entries(spent))
    console.log(
      `  a change ${way} its note: ${(passed / rounds).toFixed(2)} ms, ${(processor / rounds).toFixed(2)} ms of the database's processor time`,
    )
}

/** A page of the list by each of its filters, with its total, as the server asks for them. */
async function printReading(db: Db, size: number) {
  const viewer = await makeUser(db, { role: 'ADMIN' })
  const list = lists.get('activity')!
  const filters: Record<string, object> = {
    everything: {},
    'one person': { actorId: 7 },
    'one action': { action: 'createIdea' },
    'one kind of record': { entity: 'User' },
    'a network': { address: '10.0.17.' },
    'one address': { address: '10.0.17.17' },
    'a week long ago': {
      from: new Date(Date.now() - (size * 12_000) / 2),
      until: new Date(Date.now() - (size * 12_000) / 2 + 6.048e8),
    },
    'one person and kind': { actorId: 7, entity: 'Project' },
    nobody: { action: 'nothing' },
  }
  const ctx = { db, viewer, access: new Access(viewer, db) } as never
  for (const [name, filter] of Object.entries(filters)) {
    const where = (await list.where(ctx, filter)) as object
    const orderBy = [{ at: 'desc' as const }, { id: 'desc' as const }]
    const page = (skip: number) => db.auditEntry.findMany({ where, orderBy, take: 50, skip, include: { actor: true } })
    const count = () => db.auditEntry.count({ where, take: 10_001 })
    const times = []
    for (const work of [() => page(0), () => page(9_950), count]) {
      await work()
      const began = performance.now()
      for (let round = 0; round < 5; round++) await work()
      times.push(((performance.now() - began) / 5).toFixed(1))
    }
    console.log(`  read ${name}: first page ${times[0]} ms, last one of 200 ${times[1]} ms, total ${times[2]} ms`)
  }
}

async function printSealing(db: Db, rows: number) {
  await db.$executeRaw`INSERT INTO "AuditUnsealed" ("entryId") SELECT "id" FROM "AuditEntry" ORDER BY "id" LIMIT ${rows}`
  const began = performance.now()
  const sealed = await sealAudit(db)
  const between = performance.now()
  const { entries } = await verifyAudit(db)
  const rate = (count: number, ms: number) => Math.round((count / ms) * 1_000).toLocaleString('en-US')
  console.log(
    `  sealed: ${rate(sealed, between - began)} entries a second, checked: ${rate(entries, performance.now() - between)}`,
  )
}
