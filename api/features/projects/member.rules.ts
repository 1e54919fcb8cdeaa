/** What is needed to join a project, to choose its members and to say how far it is. */
import { boolean, object } from 'yup'
import { enumOf, nodeId, text, wholeNumber } from '#api/rules.ts'

const id = nodeId('Project', 'Project ID not found')
const userId = nodeId('User', 'Please choose a person').meta({ label: 'Person' })
const words = (label: string) => text(2_000).meta({ label })
/** The lead is the owner; one becomes it when the project is handed over. */
const role = enumOf(['EDITOR', 'VIEWER'], 'ProjectRole', 'Please choose editor or viewer').meta({
  label: 'Role',
  description: 'EDITOR or VIEWER.',
})

export const requestToJoinProjectRules = object({ id, message: words('Message') })

export const answerProjectJoinRequestRules = object({
  id,
  userId,
  accepted: boolean()
    .required('Please say whether to accept')
    .meta({ description: 'Let in (true) or decline (false).' }),
  role,
  message: words('Message'),
})

export const setProjectMemberRules = object({ id, userId, role: role.required('Please choose editor or viewer') })

export const removeProjectMemberRules = object({ id, userId })

export const transferProjectRules = object({
  id,
  userId: userId.meta({ label: 'New owner' }),
  stays: boolean().meta({
    label: 'The owner until now stays as editor',
    description: 'Whether the owner until now stays in the project as an editor (when nothing is said) or leaves it.',
  }),
  message: words('Message'),
})

export const leaveProjectRules = object({ id })

export const setProjectProgressRules = object({
  id,
  progress: wholeNumber()
    .min(0, 'Must be between 0 and 100')
    .max(100, 'Must be between 0 and 100')
    .required('Must be between 0 and 100')
    .meta({ label: 'Progress', description: 'Percent of the work that is done.' }),
  note: words('Note'),
})
