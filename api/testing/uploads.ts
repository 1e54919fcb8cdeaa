/** A project with all kinds of people around it, for the tests of files over the network. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeEach } from 'vitest'
import { config } from '../config.ts'
import { closeLimits } from '../limits.ts'
import type { Viewer } from '../viewer.ts'
import { pdf } from './files.ts'
import { person } from './run.ts'
import { bearer, testServer } from './server.ts'

export interface Sent {
  as?: Viewer
  headers?: Record<string, string>
  name?: string
  entityType?: string
  entityId?: number | string
  /** The file whose place it takes. */
  replacesId?: number
  /** The documented order has the file first. */
  fileFirst?: boolean
}

const folder = path.join(config.dataDir, 'files')
/** Everything that lies in the storage, with what is still arriving. */
export const stored = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort()

/** For a test file: a server of its own; before each test a new project, and nobody has used up what is allowed in a time. */
export async function uploads() {
  const server = await testServer()
  afterAll(() => server.close())
  const { db } = server
  const people = {
    owner: await person(db, 'RESEARCHER'),
    editor: await person(db, 'RESEARCHER', { name: 'Eda Editor' }),
    reader: await person(db, 'RESEARCHER'),
    stranger: await person(db, 'RESEARCHER'),
    company: await person(db, 'INDUSTRY'),
    team: await person(db, 'COMMERCIALIZATION_TEAM'),
    admin: await person(db, 'ADMIN'),
  }
  const { owner, editor, reader } = people
  const tokens = new Map<Viewer, string>()
  for (const one of Object.values(people)) tokens.set(one, await server.session(one))
  const here = { projectId: 0 }
  beforeEach(async () => {
    closeLimits()
    here.projectId = await newProject()
  })

  const newProject = async (data: object = {}) => {
    const members = [
      { userId: owner.id, role: 'LEAD' as const },
      { userId: editor.id, role: 'EDITOR' as const },
      { userId: reader.id, role: 'VIEWER' as const },
    ]
    const { id } = await server.db.project.create({
      data: { title: 'Solar still', status: 'ACTIVE', ownerId: owner.id, members: { create: members }, ...data },
    })
    return id
  }

  const as = (viewer: Viewer) => bearer(tokens.get(viewer)!)

  async function upload(content: Uint8Array | string, sent: Sent = {}) {
    const form = new FormData()
    const fields = () => {
      form.set('entityType', sent.entityType ?? 'project')
      form.set('entityId', String(sent.entityId ?? here.projectId))
      if (sent.replacesId) form.set('replacesId', String(sent.replacesId))
    }
    if (!sent.fileFirst) fields()
    form.set('file', new Blob([content as BlobPart]), sent.name ?? 'deck.pdf')
    if (sent.fileFirst) fields()
    const headers = sent.headers ?? (sent.as ? as(sent.as) : {})
    const response = await fetch(`${server.url}/api/upload`, { method: 'POST', body: form, headers })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }

  const list = (viewer: Viewer, id = here.projectId) =>
    server.ask('GET', `/api/files/project/${id}`, { headers: as(viewer) })
  const bytes = (id: unknown, viewer?: Viewer, query = '') =>
    fetch(`${server.url}/api/files/${String(id)}/content${query}`, { headers: viewer ? as(viewer) : {} })

  /** A file that is there. */
  const anUpload = async (by = owner, name = 'deck.pdf') => (await upload(pdf(), { as: by, name })).body['id'] as number

  return { server, ...people, here, tokens, newProject, as, upload, list, bytes, anUpload }
}
