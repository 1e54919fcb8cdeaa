/** The former names of what the university does with notes about a company. */
import { action } from '../../action.ts'
import { formerMessages } from '../../deprecated.ts'
import { changeMessage, deleteMessage, keptIn, writeMessage } from '../../records/messages.ts'
import { createCompanyNoteRules, deleteCompanyNoteRules, updateCompanyNoteRules } from './company.rules.ts'

export const createCompanyNote = action({
  name: 'createCompanyNote',
  requires: 'COMPANY_RELATION',
  rules: createCompanyNoteRules,
  deprecated: formerMessages('createMessage'),
  description: 'Writes a note about a company, which the university alone reads.',
  async run(work, { id, ...message }) {
    await writeMessage(work, keptIn('CompanyNote'), id, message)
    return { companyId: id }
  },
})

export const updateCompanyNote = action({
  name: 'updateCompanyNote',
  requires: 'COMPANY_NOTE_UPDATE',
  rules: updateCompanyNoteRules,
  deprecated: formerMessages('updateMessage'),
  description: 'Changes one’s own note.',
  run: async (work, { id, ...message }) => ({
    companyId: await changeMessage(work, keptIn('CompanyNote'), id, message),
  }),
})

export const deleteCompanyNote = action({
  name: 'deleteCompanyNote',
  requires: 'COMPANY_NOTE_UPDATE',
  rules: deleteCompanyNoteRules,
  deprecated: formerMessages('deleteMessage'),
  description: 'Deletes one’s own note.',
  run: async (work, { id }) => ({ companyId: await deleteMessage(work, keptIn('CompanyNote'), id) }),
})
