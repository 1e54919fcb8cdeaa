/** `node fill.ts URL|FOLDER PROJECTS USERS`: a migrated database with so many different projects and people. */
import { noLimits } from '../../api/database/pool.ts'
import { openMigratedServer } from '../../api/database/server.ts'
import { clientOf, openDatabase } from '../../api/db.ts'
import { hashPassword } from '../../api/features/accounts/password.ts'
import { departments, password, sessions, statuses, stems, tails } from './words.ts'

const [where = '', projects = '1000', users = '100'] = process.argv.slice(2)

const list = (words: readonly string[]) => `ARRAY[${words.map((word) => `'${word}'`).join(',')}]`
/** One of the words for a row: the same for the same row and place, and different from its neighbours. */
const pick = (words: readonly string[], place: string) =>
  `(${list(words)})[1 + (hashtext(n::text || '${place}')::bigint & 2147483647) % ${words.length}]`
const chance = (most: number, place: string) => `((hashtext(n::text || '${place}')::bigint & 2147483647) % ${most})`
const compound = (place: string) => `${pick(stems, place)} || ${pick(tails, `${place}-`)}`
const person = (place: string) => `(1 + ${chance(Number(users), place)})`

const first = [
  'Aisha',
  'Omar',
  'Fatima',
  'Khalid',
  'Maryam',
  'Yousef',
  'Noura',
  'Hassan',
  'Layla',
  'Saeed',
  'Huda',
  'Tariq',
  'Reem',
  'Jamal',
  'Salma',
  'Faisal',
  'Dana',
  'Rashid',
  'Amal',
  'Karim',
]
const last = [
  'Al Mansoori',
  'Haddad',
  'Qureshi',
  'Nasser',
  'Al Zaabi',
  'Farouk',
  'Rahman',
  'Al Ketbi',
  'Darwish',
  'Suleiman',
  'Al Shamsi',
  'Bishara',
  'Malik',
  'Al Ameri',
  'Sayed',
  'Khoury',
  'Al Nuaimi',
  'Ibrahim',
]
const kinds = [
  'for desalination',
  'in hospitals',
  'for solar farms',
  'of thin films',
  'at low cost',
  'for the grid',
  'in arid soil',
  'under load',
  'for small satellites',
  'with open data',
]

const statements = (hash: string) => [
  `INSERT INTO "User" (email, username, name, "firstName", "lastName", role, department, position, expertise, "passwordHash", "updatedAt")
   SELECT 'person' || n || '@bench.test', 'person' || n, ${pick(first, 'f')} || ' ' || ${pick(last, 'l')}, ${pick(first, 'f')}, ${pick(last, 'l')},
     (CASE WHEN n <= ${sessions} OR n % 5 > 0 THEN 'RESEARCHER' WHEN n % 10 = 0 THEN 'INDUSTRY' WHEN n % 15 = 0 THEN 'KU_TEAM' ELSE 'INVESTOR' END)::"Role",
     ${pick(departments, 'd')}, 'Professor', ARRAY[${compound('e')}, ${compound('g')}], '${hash}', now()
   FROM generate_series(1, ${users}) n`,
  `INSERT INTO "SignIn" ("tokenHash", "userId", lifetime, "expiresAt")
   SELECT encode(sha256(('bench-session-' || n)::bytea), 'hex'), n, 2592000, now() + interval '30 days' FROM generate_series(1, ${Math.min(sessions, Number(users))}) n`,
  `INSERT INTO "Project" (title, description, abstract, objectives, methodology, status, department, "principalInvestigator", tags, keywords,
     trl, "commercialPotential", "fundingStatus", budget, "visibleToResearchers", confidential, "approvedForIndustry", "ownerId", "createdAt", "updatedAt")
   SELECT initcap(${compound('t')}) || ' ' || ${pick(kinds, 'k')},
     'We study ' || ${compound('a')} || ' and ' || ${compound('b')} || ' ' || ${pick(kinds, 'c')} || '. The group of ' || ${pick(last, 'p')} || ' brings ' || ${compound('h')} || ' to a demonstrator, number ' || n || '.',
     'A summary of ' || ${compound('i')} || ' ' || ${pick(kinds, 'j')} || '.', 'Show ' || ${compound('m')} || ' at scale.', 'Measure, model, build, measure again.',
     ${pick(statuses, 's')}::"ProjectStatus", ${pick(departments, 'd')}, ${pick(first, 'q')} || ' ' || ${pick(last, 'p')},
     ARRAY[${pick(tails, 'x')}, ${pick(stems, 'y')}], ${pick(tails, 'z')},
     CASE WHEN n % 7 = 0 THEN NULL ELSE 1 + n % 9 END, CASE WHEN n % 6 = 0 THEN NULL ELSE ${chance(101, 'o')} END,
     (ARRAY['UNFUNDED','PARTIALLY_FUNDED','FUNDED'])[1 + n % 3]::"FundingStatus", 1000 * ${chance(900, 'u')}, n % 5 < 3, n % 20 = 0, n % 4 = 0, ${person('w')},
     now() - n * interval '7 minutes', now() - ${chance(500_000, 'v')} * interval '1 minute'
   FROM generate_series(1, ${projects}) n`,
  `INSERT INTO "ProjectMember" ("projectId", "userId", role)
   SELECT id, "ownerId", 'LEAD'::"ProjectRole" FROM "Project" UNION ALL
   SELECT id, 1 + ("ownerId" + id % 7) % ${users}, 'EDITOR'::"ProjectRole" FROM "Project" UNION ALL
   SELECT id, 1 + ("ownerId" + 100 + id % 11) % ${users}, 'VIEWER'::"ProjectRole" FROM "Project" ON CONFLICT DO NOTHING`,
  `INSERT INTO "File" (name, "mediaType", size, sha256, key, shared, "uploaderId", "projectId")
   SELECT 'report-' || p.id || '-' || k || '.pdf', 'application/pdf', 1000 + p.id, md5(p.id::text), 'bench/' || p.id || '/' || k, k = 1, "ownerId", p.id
   FROM "Project" p, generate_series(1, 2) k`,
  `INSERT INTO "AuditEntry" (action, "actorId", entity, "entityId", changes, at)
   SELECT (ARRAY['createProject','updateProject','updateProject','setProjectAccess'])[k], "ownerId", 'Project', p.id,
     jsonb_build_object('trl', jsonb_build_array(k, k + 1)), p."createdAt" + k * interval '1 day' FROM "Project" p, generate_series(1, 4) k`,
  `VACUUM ANALYZE`,
]

const inFolder = !where.includes('://')
const { db, close } = inFolder ? await openDatabase({ dataDir: where }) : await openServer(where)
for (const sql of statements(await hashPassword(password))) await db.$executeRawUnsafe(sql)
await close()

/** A server whose statements may take as long as 100,000 projects need. */
async function openServer(url: string) {
  const server = await openMigratedServer(url, noLimits)
  return { db: clientOf(server.factory), close: server.close }
}
