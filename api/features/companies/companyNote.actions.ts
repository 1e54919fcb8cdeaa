/** What the university notes about a company; a note may tell of a contact, and so says when the last one was. */
import { action } from '../../action.ts'
import { createCompanyNoteRules, deleteCompanyNoteRules, updateCompanyNoteRules } from './company.rules.ts'
import { openCompany } from './openCompany.ts'

export const createCompanyNote = action({
  name: 'createCompanyNote',
  requires: 'COMPANY_RELATION',
  rules: createCompanyNoteRules,
  description: 'Writes a note about a company, which the university alone reads.',
  async run(work, { id, text, contactOn = null }) {
    await openCompany(work, id)
    await work.tx.companyNote.create({ data: { companyId: id, authorId: work.viewer.id, text, contactOn } })
    await work.audit('Company', id, { note: [null, 'added'], ...(contactOn && { contactOn: [null, contactOn] }) })
    return { companyId: id }
  },
})

export const updateCompanyNote = action({
  name: 'updateCompanyNote',
  requires: 'COMPANY_NOTE_UPDATE',
  rules: updateCompanyNoteRules,
  description: 'Changes an own note.',
  async run(work, { id, text, contactOn = null }) {
    const note = await work.access.find('COMPANY_NOTE_UPDATE', id)
    await openCompany(work, note.companyId)
    if (note.text === text && note.contactOn?.getTime() === contactOn?.getTime()) return { companyId: note.companyId }
    await work.tx.companyNote.update({ where: { id }, data: { text, contactOn, editedAt: new Date() } })
    await work.audit('Company', note.companyId, { note: ['', 'changed'] })
    return { companyId: note.companyId }
  },
})

export const deleteCompanyNote = action({
  name: 'deleteCompanyNote',
  requires: 'COMPANY_NOTE_UPDATE',
  rules: deleteCompanyNoteRules,
  description: 'Deletes an own note.',
  async run(work, { id }) {
    const { companyId } = await work.access.find('COMPANY_NOTE_UPDATE', id)
    await openCompany(work, companyId)
    await work.tx.companyNote.delete({ where: { id } })
    await work.audit('Company', companyId, { note: ['deleted', null] })
    return { companyId }
  },
})
