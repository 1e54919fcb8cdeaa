/** Companies, as the shared parts of the platform know them. */
import { record } from '../../records/definition.ts'
import { byName } from '../../records/found.ts'
import { companyFound } from './company.list.ts'

export const companyRecord = record('Company', {
  path: (id, may) => `${may('COMPANY_RELATION') ? '/kuteam/industry' : '/industry/partners'}?company=${id}`,
  search: {
    name: 'companies',
    description: 'Companies of the directory by name, at most 5; the university finds them by other names, too.',
    read: 'COMPANY_READ',
    order: byName,
    words: { titled: 'name', also: ['city'] },
    where: (text, ctx) => companyFound(text, ctx) ?? {},
  },
  translated: { requires: 'COMPANY_UPDATE', fields: { name: null, description: null } },
  history: { requires: 'COMPANY_RELATION' },
  messages: {
    // What the university notes, some of it of a contact.
    INTERNAL: {
      model: 'CompanyNote',
      read: 'COMPANY_RELATION',
      write: 'COMPANY_RELATION',
      update: 'COMPANY_NOTE_UPDATE',
      delete: 'COMPANY_NOTE_UPDATE',
      contacts: true,
      hold: true,
    },
  },
})
