/** The hand-written reference: node:http and pg, prepared statements, the same JSON for the same people, and nothing else. */
import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import pg from 'pg'
import { lifetimes } from '../../../api/database/lifetimes.ts'
import { verifyPassword } from '../../../api/features/accounts/password.ts'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10, ...lifetimes })
const prepared = async (name: string, text: string, values: unknown[]) =>
  (await pool.query({ name, text, values })).rows as Record<string, never>[]

const id = (type: string, number: unknown) => Buffer.from(`${type}:${String(number)}`).toString('base64')
const iso = (date: Date) => date.toISOString()
const person = (number: number | null, name: string) => (number === null ? null : { id: id('User', number), name })

const sql = {
  viewer: `SELECT s.id, u.id AS "userId", u.role, u.status FROM "SignIn" s JOIN "User" u ON u.id = s."userId"
    WHERE s."tokenHash" = $1 AND s."expiresAt" > now() AND u.status IN ('ACTIVE', 'PENDING_VERIFICATION')`,
  readable: `p."deletedAt" IS NULL AND (p."ownerId" = $1 OR p.id IN (SELECT "projectId" FROM "ProjectMember" WHERE "userId" = $1)
    OR (p."visibleToResearchers" AND NOT p.confidential AND p.status <> 'DRAFT'))`,
  edited: `(p."ownerId" = $1 OR EXISTS (SELECT 1 FROM "ProjectMember" m WHERE m."projectId" = p.id AND m."userId" = $1 AND m.role IN ('LEAD', 'EDITOR')))`,
  led: `(p."ownerId" = $1 OR EXISTS (SELECT 1 FROM "ProjectMember" m WHERE m."projectId" = p.id AND m."userId" = $1 AND m.role = 'LEAD'))`,
  inside: `(p."ownerId" = $1 OR EXISTS (SELECT 1 FROM "ProjectMember" m WHERE m."projectId" = p.id AND m."userId" = $1))`,
}

async function viewerOf({ headers }: IncomingMessage): Promise<number> {
  const token = /^Bearer (\S+)/.exec(headers.authorization ?? '')?.[1] ?? ''
  const [viewer] = await prepared('viewer', sql.viewer, [createHash('sha256').update(token).digest('hex')])
  if (!viewer) throw new Error('nobody')
  return viewer['userId']!
}

const answers: Record<string, (req: IncomingMessage, given: never) => Promise<object>> = {
  async list(req, { filter }: { filter: { department: string[]; status: string[] } }) {
    const viewer = await viewerOf(req)
    const values = [viewer, filter.department[0], filter.status[0]]
    const where = `${sql.readable} AND p.department = $2 AND p.status = $3::"ProjectStatus"`
    const [rows, [count]] = await Promise.all([
      prepared(
        'list',
        `SELECT p.id, p.title, p.status, p.trl, p.department, p."updatedAt", p.tags, p."ownerId", u.name AS owner, ${sql.edited} AS edits
         FROM "Project" p LEFT JOIN "User" u ON u.id = p."ownerId" WHERE ${where} ORDER BY p."updatedAt" DESC, p.id DESC LIMIT 25`,
        values,
      ),
      prepared('count', `SELECT count(*)::int AS total FROM "Project" p WHERE ${where}`, values),
    ])
    const edges = rows.map((row) => ({
      node: {
        id: id('Project', row['id']),
        number: row['id'],
        title: row['title'],
        status: row['status'],
        trl: row['trl'],
        department: row['department'],
        updatedAt: iso(row['updatedAt']!),
        tags: row['tags'],
        owner: person(row['ownerId']!, row['owner']!),
        canUpdate: row['edits'],
        canDelete: row['ownerId'] === viewer,
      },
    }))
    return { projects: { totalCount: count!['total'], edges } }
  },

  async detail(req, { number }: { number: number }) {
    const viewer = await viewerOf(req)
    const [project] = await prepared(
      'detail',
      `SELECT p.*, u.name AS owner, ${sql.edited} AS edits, ${sql.led} AS leads, ${sql.inside} AS inside
       FROM "Project" p LEFT JOIN "User" u ON u.id = p."ownerId" WHERE p.id = $2 AND ${sql.readable}`,
      [viewer, number],
    )
    if (!project) return { project: null }
    const inside = project['inside']
    const [members, files, history] = await Promise.all([
      inside
        ? prepared(
            'members',
            `SELECT m.role, u.id, u.name, u.department FROM "ProjectMember" m JOIN "User" u ON u.id = m."userId" WHERE m."projectId" = $1 ORDER BY m.role, m.id`,
            [number],
          )
        : null,
      prepared(
        'files',
        `SELECT f.*, u.name AS uploader FROM "File" f LEFT JOIN "User" u ON u.id = f."uploaderId" WHERE f."projectId" = $1 AND (f.shared OR $2) ORDER BY f.id DESC`,
        [number, inside],
      ),
      inside
        ? prepared(
            'history',
            `SELECT a.*, u.name AS actor FROM "AuditEntry" a LEFT JOIN "User" u ON u.id = a."actorId" WHERE a.entity = 'Project' AND a."entityId" = $1 ORDER BY a.id DESC LIMIT 11`,
            [number],
          )
        : null,
    ])
    const shown = (name: string) => project[name]
    return {
      project: {
        id: id('Project', number),
        number,
        ...Object.fromEntries(['title', 'description'].map((name) => [name, shown(name)])),
        ...Object.fromEntries(
          ['abstract', 'objectives', 'methodology'].map((name) => [name, inside ? shown(name) : null]),
        ),
        ...Object.fromEntries(
          ['status', 'trl', 'commercialPotential', 'department', 'tags'].map((name) => [name, shown(name)]),
        ),
        createdAt: iso(project['createdAt']!),
        updatedAt: iso(project['updatedAt']!),
        canUpdate: project['edits'],
        canDelete: project['ownerId'] === viewer,
        canLead: project['leads'],
        owner: person(project['ownerId']!, project['owner']!),
        members:
          members?.map((row) => ({
            role: row['role'],
            user: { id: id('User', row['id']), name: row['name'], department: row['department'] },
          })) ?? null,
        files: files.map((row) => ({
          id: id('File', row['id']),
          name: row['name'],
          mediaType: row['mediaType'],
          size: row['size'],
          shared: row['shared'],
          createdAt: iso(row['createdAt']!),
          uploader: person(row['uploaderId']!, row['uploader']!),
        })),
        history: history && {
          edges: history.slice(0, 10).map((row) => ({
            node: {
              number: row['id'],
              at: iso(row['at']!),
              action: row['action'],
              comment: row['comment'],
              actor: person(row['actorId']!, row['actor']!),
              changes: Object.entries<[unknown, unknown]>(row['changes']!).map(([field, [before, after]]) => ({
                field,
                before,
                after,
              })),
            },
          })),
          pageInfo: { hasNextPage: history.length > 10 },
        },
      },
    }
  },

  async create(
    req,
    { input }: { input: { title: string; description: string; department: string; tags: string[]; trl: number } },
  ) {
    const viewer = await viewerOf(req)
    const [made] = await prepared(
      'create',
      `WITH project AS (INSERT INTO "Project" (title, description, department, tags, trl, "ownerId", "updatedAt") VALUES ($2, $3, $4, $5, $6, $1, now()) RETURNING id),
       member AS (INSERT INTO "ProjectMember" ("projectId", "userId", role) SELECT id, $1, 'LEAD' FROM project),
       audit AS (INSERT INTO "AuditEntry" (action, "actorId", entity, "entityId", changes) SELECT 'createProject', $1, 'Project', id, jsonb_build_object('title', jsonb_build_array(NULL, $2::text)) FROM project)
       SELECT id FROM project`,
      [viewer, input.title, input.description, input.department, input.tags, input.trl],
    )
    return { createProject: { project: { number: made!['id'], id: id('Project', made!['id']) } } }
  },

  async search(req, { text }: { text: string }) {
    const viewer = await viewerOf(req)
    const like = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
    const [projects, people] = await Promise.all([
      prepared(
        'searchProjects',
        `SELECT p.id, p.title, p.department, p.tags FROM "Project" p WHERE ${sql.readable} AND p."searchText" LIKE $2 ORDER BY p."updatedAt" DESC, p.id DESC LIMIT 5`,
        [viewer, like],
      ),
      prepared(
        'searchPeople',
        `SELECT id, name, role, department, expertise FROM "User" WHERE status = 'ACTIVE' AND "searchText" LIKE $1 ORDER BY "sortName", id LIMIT 5`,
        [like],
      ),
    ])
    const named = (type: string, rows: Record<string, unknown>[]) =>
      rows.map(({ id: number, ...rest }) => ({ number, ...rest, id: id(type, number) }))
    return { search: { projects: named('Project', projects), people: named('User', people) } }
  },

  async login(_, { input }: { input: { email: string; password: string } }) {
    const [user] = await prepared('user', `SELECT id, role, status, "passwordHash" FROM "User" WHERE email = $1`, [
      input.email,
    ])
    if (!(await verifyPassword(input.password, user?.['passwordHash'])) || !user) throw new Error('nobody')
    const token = randomBytes(32).toString('base64url')
    await prepared(
      'session',
      `WITH seen AS (UPDATE "User" SET "lastLogin" = now() WHERE id = $2)
       INSERT INTO "SignIn" ("tokenHash", "userId", lifetime, "expiresAt") VALUES ($1, $2, 43200, now() + interval '12 hours')`,
      [createHash('sha256').update(token).digest('hex'), user['id']],
    )
    return { login: { token, expiresIn: 43_200, viewer: { role: user['role'], id: id('Viewer', user['id']) } } }
  },
}

createServer((req, res) => {
  const answer = answers[req.url?.slice(1) ?? '']
  if (!answer) return res.end('ready')
  let body = ''
  req.setEncoding('utf8').on('data', (part: string) => (body += part))
  req.on('end', () => {
    answer(req, JSON.parse(body) as never).then(
      (data) => {
        const text = JSON.stringify({ data })
        res.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }).end(text)
      },
      (error: unknown) => res.writeHead(500).end(String(error)),
    )
  })
}).listen(Number(process.env['PORT']), '127.0.0.1')
