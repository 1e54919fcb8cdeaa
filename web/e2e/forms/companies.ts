/** Where the forms about companies and what the university does with them open. */
import { university } from './shared.ts'
import { perform } from './server.ts'
import type { Opener } from './openers.ts'

const relation = '/kuteam/industry?company=2'

export const companyOpeners: Record<string, Opener> = {
  createCompany: { as: university, address: '/industry/partners', press: ['Add company'] },
  createMessage: { as: university, address: relation },
  updateMessage: { as: university, address: relation, press: [/^Actions for the note/, 'Edit'] },
  mergeCompanies: {
    as: university,
    async address(server) {
      const name = `Second spelling ${Date.now()}`
      const made = await perform<{ company: { number: number } }>(
        server,
        university,
        'createCompany',
        { name },
        'company { number }',
      )
      return `/kuteam/industry?company=${made.company.number}`
    },
    press: [/^More actions for the relationship/, 'Merge into another company'],
  },
  setCompanyRelation: { as: university, address: relation, press: ['Edit relationship'] },
  setCompanyTask: { as: university, address: relation, press: ['Add task'] },
  // Others read the demo's names.
  updateCompany: {
    as: 'industry_partner',
    address: '/industry/partners',
    press: ['Edit your company’s profile'],
    values: { name: 'Northern Port Logistics (demo)' },
  },
}
