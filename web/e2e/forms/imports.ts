/** Where the forms about saved mappings of imports open: beside an uploaded file. */
import type { Opener } from './openers.ts'
import { perform, sessionOf, type Server } from './server.ts'
import { university } from './shared.ts'

/** The page of a file that the team has uploaded. */
async function uploaded({ request }: Server) {
  const { token } = await sessionOf(university)
  const response = await request.post('/api/imports', {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      file: {
        name: 'walked.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('Title,Abstract\nSolar still,Makes water\n'),
      },
    },
  })
  const { id } = (await response.json()) as { id: number }
  return `/import-data?import=${id}`
}

async function mapped(server: Server) {
  await perform(server, university, 'createImportMapping', {
    kind: 'PROJECT',
    name: `Walked ${Date.now()}`,
    columns: [{ name: 'Title', field: 'title' }],
  })
  return uploaded(server)
}

export const importOpeners: Record<string, Opener> = {
  createImportMapping: { as: university, address: uploaded, press: ['Saved mappings', 'Save this mapping'] },
  updateImportMapping: {
    as: university,
    address: mapped,
    press: ['Saved mappings', /^Actions for Walked/, 'Rename or share'],
  },
}
