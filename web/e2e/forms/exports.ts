/** Where the forms about scheduled exports open. */
import type { Opener } from './openers.ts'
import { perform, type Server } from './server.ts'

async function scheduled(server: Server) {
  await perform(server, 'researcher', 'createScheduledExport', {
    list: 'projects',
    columns: ['*'],
    name: `Walked ${Date.now()}`,
    format: 'CSV',
    rhythm: 'DAILY',
    time: '06:00',
  })
  return '/scheduled-exports'
}

export const exportOpeners: Record<string, Opener> = {
  createScheduledExport: { as: 'researcher', address: '/scheduled-exports?list=projects', values: { time: '06:30' } },
  updateScheduledExport: {
    as: 'researcher',
    address: scheduled,
    press: [/^Actions for Walked/, 'Edit'],
    values: { time: '06:30' },
  },
}
