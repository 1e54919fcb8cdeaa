/** What inputs about first steps that the university adds must hold. */
import { array, boolean, object } from 'yup'
import { allRoles } from '#api/features/accounts/account.rules.ts'
import { editRules } from '#api/overwriting.rules.ts'
import { enumOf, nodeId, text } from '#api/rules.ts'
import * as texts from '#texts/firstSteps/rules.js'

const id = nodeId('UniversityStep', texts.chooseStep)

export const createUniversityStepRules = object({
  title: text(80).required(texts.giveTitle).meta({ label: texts.title() }),
  note: text(200).required(texts.giveNote).meta({ label: texts.note(), description: 'A sentence: why, or how.' }),
  titleArabic: text(80).required(texts.giveTitleArabic).meta({ label: texts.titleArabic() }),
  noteArabic: text(200).required(texts.giveNoteArabic).meta({ label: texts.noteArabic() }),
  link: text(300)
    .matches(/^(?:\/|\?article=)[^\s:]*$/, { message: texts.linkWrong, excludeEmptyString: true })
    .required(texts.giveLink)
    .meta({
      label: texts.link(),
      description:
        'A path of the app, or ?article= with the name of a help article. People of all its roles must be able to open it.',
    }),
  roles: array(enumOf(allRoles, 'Role').required())
    .min(1, texts.chooseRole)
    .max(allRoles.length)
    .required(texts.chooseRole)
    .meta({ label: texts.roles() }),
})

export const updateUniversityStepRules = editRules(object({ id }), createUniversityStepRules)
export const archiveUniversityStepRules = object({ id })
export const unarchiveUniversityStepRules = object({ id })
export const moveUniversityStepRules = object({
  id,
  up: boolean().required().meta({ description: 'Before the one above it, or else after the one below.' }),
  pastId: nodeId('UniversityStep', texts.chooseStep).meta({
    description: 'The one above or below it, as the viewer has read them; refused when it is another one by now.',
  }),
})
export const markUniversityStepRules = object({
  id,
  done: boolean().required(),
})
