/** Where the forms of first steps open; those that are made here are of administrators alone. */
import type { Opener } from './openers.ts'
import { perform, type Server } from './server.ts'

const values = { link: '/settings' }

async function step(server: Server): Promise<string> {
  const words = { title: 'Read the log', note: 'Once a week.', titleArabic: 'اقرأ السجل', noteArabic: 'كل أسبوع.' }
  await perform(server, 'admin', 'createUniversityStep', { ...words, ...values, roles: ['ADMIN'] }, 'step { number }')
  return '/admin/documentation/first-steps'
}

export const firstStepOpeners: Record<string, Opener> = {
  createUniversityStep: {
    as: 'admin',
    address: '/admin/documentation/first-steps',
    press: ['Add step'],
    values,
  },
  updateUniversityStep: { as: 'admin', address: step, press: ['Edit Read the log'], values },
}
