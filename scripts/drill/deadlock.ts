/** A thousand deadlocks: two people whose changes lock the same rows in opposite orders. Nobody may notice one. */
import { query } from '../bench/postgres.ts'
import { onServer, write, type Ground } from './ground.ts'

const wanted = Number(process.env['DRILL_DEADLOCKS'] ?? 1_000)

/** What a new project locks, in an order that its title decides. */
const provocation = [
  `CREATE TABLE drill_pair (id int PRIMARY KEY, value int NOT NULL)`,
  `INSERT INTO drill_pair VALUES (1, 0), (2, 0)`,
  `CREATE FUNCTION drill_lock() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     UPDATE drill_pair SET value = value + 1 WHERE id = CASE WHEN NEW.title LIKE 'Deadlock a%' THEN 1 ELSE 2 END;
     PERFORM pg_sleep(0.02);
     UPDATE drill_pair SET value = value + 1 WHERE id = CASE WHEN NEW.title LIKE 'Deadlock a%' THEN 2 ELSE 1 END;
     RETURN NEW;
   END $$`,
  `CREATE TRIGGER drill_lock BEFORE INSERT ON "Project" FOR EACH ROW WHEN (NEW.title LIKE 'Deadlock %') EXECUTE FUNCTION drill_lock()`,
  `ALTER SYSTEM SET deadlock_timeout = '10ms'`,
  `SELECT pg_reload_conf()`,
]

/** Runs it; the answer is whether every change was made. */
export async function deadlock(ground: Ground): Promise<boolean> {
  if (!ground.postgres) {
    console.log('  no PostgreSQL here')
    return true
  }
  const { start, url } = await onServer(ground)
  const server = await start()
  for (const sql of provocation) await query(url!, sql)
  const deadlocks = async () => {
    const [row] = await query<{ deadlocks: string }>(
      url!,
      'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
    )
    return Number(row!.deadlocks)
  }
  let [asked, refused, found] = [0, 0, 0]
  const change = (title: string, session: number) => {
    asked++
    return write(server, title, session).then(
      (done) => void (done || refused++),
      () => void refused++,
    )
  }
  for (let round = 0; found < wanted && round < 3 * wanted; round++) {
    await Promise.all([change(`Deadlock a ${round}`, 1), change(`Deadlock b ${round}`, 2)])
    if (round % 50 === 49) found = await deadlocks()
  }
  const [row] = await query<{ count: number }>(
    url!,
    `SELECT count(*)::int AS count FROM "Project" WHERE title LIKE 'Deadlock %'`,
  )
  const there = row!.count
  await server.stop()
  await query(url!, 'ALTER SYSTEM RESET deadlock_timeout')
  await query(url!, 'SELECT pg_reload_conf()')
  await query(url!, 'DROP TRIGGER drill_lock ON "Project"')
  console.log(`  ${found} deadlocks in ${asked} changes: ${refused} refused, ${there} there`)
  return found >= wanted && refused === 0 && there === asked
}
