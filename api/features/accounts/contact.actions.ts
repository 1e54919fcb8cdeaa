/** Writing to a researcher of the directory: the message and the writer's address go there, no address comes back. */
import { action } from '../../action.ts'
import { limit } from '../../limits.ts'
import { notify } from '../notifications/notify.ts'
import { contactResearcherRules } from './contact.rules.ts'

export const contactResearcher = action({
  name: 'contactResearcher',
  requires: 'RESEARCHER_CONTACT',
  personal: true,
  rules: contactResearcherRules,
  description:
    'Sends a researcher a message with the name and e-mail address of the viewer, who may be answered there.',
  async prepare({ viewer }, { userId }) {
    await limit('contactPair', `${viewer!.id} ${userId}`)
    await limit('contactAccount', String(viewer!.id))
  },
  async run(work, { userId, message }) {
    const { access, viewer, audit } = work
    await access.find('RESEARCHER_CONTACT', userId)
    await audit('User', userId, undefined, message)
    await notify(work, {
      to: userId,
      kind: 'RESEARCHER_CONTACTED',
      subject: { entity: 'User', id: viewer.id },
      data: { by: viewer.name, from: viewer.department, email: viewer.email, comment: message },
    })
    return { userId }
  },
})
