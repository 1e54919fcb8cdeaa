/** Notes about a company stand in its history; one that tells of a contact says when the last one was. */
import { messageEffects } from '../../records/definition.ts'

export const companyMessages = messageEffects('Company', {
  INTERNAL: {
    written: (work, id, { contactOn }) =>
      work.audit('Company', id, { note: [null, 'added'], ...(contactOn && { contactOn: [null, contactOn] }) }),
    changed: (work, id, what) =>
      work.audit('Company', id, { note: what === 'changed' ? ['', 'changed'] : ['deleted', null] }),
  },
})
