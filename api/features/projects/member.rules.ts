/** What is needed to join a project, to choose its members and to say how far it is. */
import { boolean, object } from 'yup'
import { enumOf, nodeId, text, wholeNumber } from '#api/rules.ts'
import * as texts from '#texts/projects/rules.js'

const id = nodeId('Project', texts.projectIdNotFound)
const userId = nodeId('User', texts.choosePerson).meta({ label: texts.person() })
const words = (label: string) => text(2_000).meta({ label })
/** The lead is the owner; one becomes it when the project is handed over. */
const role = enumOf(['EDITOR', 'VIEWER'], 'ProjectRole', texts.chooseEditorOrViewer).meta({
  label: texts.role(),
  description: 'EDITOR or VIEWER.',
})

export const requestToJoinProjectRules = object({ id, message: words(texts.message()) })

export const answerProjectJoinRequestRules = object({
  id,
  userId,
  accepted: boolean().required(texts.sayWhetherToAccept).meta({ description: 'Let in (true) or decline (false).' }),
  role,
  message: words(texts.message()),
})

export const setProjectMemberRules = object({ id, userId, role: role.required(texts.chooseEditorOrViewer) })

export const removeProjectMemberRules = object({ id, userId })

export const transferProjectRules = object({
  id,
  userId: userId.meta({ label: texts.newOwner() }),
  stays: boolean().meta({
    label: texts.theOwnerUntilNowStaysAs(),
    description: 'Whether the owner until now stays in the project as an editor (when nothing is said) or leaves it.',
  }),
  message: words(texts.message()),
})

export const leaveProjectRules = object({ id })

export const setProjectProgressRules = object({
  id,
  progress: wholeNumber()
    .min(0, texts.mustBeBetween0And100)
    .max(100, texts.mustBeBetween0And100)
    .required(texts.mustBeBetween0And100)
    .meta({ label: texts.progress(), description: 'Percent of the work that is done.' }),
  note: words(texts.note()),
})
