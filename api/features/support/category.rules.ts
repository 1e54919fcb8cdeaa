/** What inputs about the categories of support must hold (docs/spec/university.md#support-desk). */
import { array, boolean, object } from 'yup'
import { field, lines } from '#api/fieldRules.ts'
import { editRules } from '#api/overwriting.rules.ts'
import { enumOf, nodeId, text, wholeNumber } from '#api/rules.ts'
import * as texts from '#texts/support/rules.js'
import { fieldKinds } from './ownFields.rules.ts'

/** The most steps on a checklist. */
export const mostSteps = 30

const category = nodeId('SupportCategory', texts.chooseCategory)
const name = text(80).required(texts.giveName).meta({ label: texts.name() })
const answerDays = wholeNumber()
  .min(1, texts.fewestDays)
  .max(100, texts.mostDays)
  .required(texts.giveAnswerDays)
  .meta({ label: texts.answerDays(), description: 'Working days in which a request is answered.' })
const offer = {
  description: field(texts.categoryDescription(), 500, 'What researchers can ask for.'),
  article: text(80)
    .matches(/^[a-z0-9-]*$/, texts.articleName)
    .meta({ label: texts.article(), description: 'The name of the help article that may answer it; empty for none.' }),
  parentId: nodeId('SupportCategory', texts.chooseCategory)
    .optional()
    .nullable()
    .meta({ label: texts.parent(), description: 'The category that it is a part of; null at the top.' }),
  checklist: lines(texts.checklist(), 'The steps that a new request of it begins with.', text(200)).max(
    mostSteps,
    texts.most30Steps,
  ),
  memberIds: array(nodeId('User', texts.choosePerson).defined()).max(50, texts.most50People).meta({
    label: texts.members(),
    description: 'The people of the team who are notified of its requests; the whole team when there is none.',
  }),
  active: boolean().meta({ label: texts.active(), description: 'Whether researchers can choose it.' }),
}

export const createSupportCategoryRules = object({ name, answerDays, ...offer })

export const updateSupportCategoryRules = editRules(object({ id: category }), createSupportCategoryRules)

export const supportCategoryFilterRules = object({
  active: boolean()
    .nullable()
    .meta({ description: 'Only those that researchers can choose (true), or only the others (false).' }),
  parentId: nodeId('SupportCategory', texts.chooseCategory)
    .optional()
    .nullable()
    .meta({ description: 'Only the parts of this category.' }),
})

const fieldNumber = wholeNumber().meta({ label: texts.field(), description: 'The number of the field.' })

export const setSupportFieldRules = editRules(
  object({
    id: category,
    field: fieldNumber
      .nullable()
      .meta({ label: texts.field(), description: 'The number of the field; null for a new one.' }),
  }),
  object({
    label: text(80).required(texts.giveName).meta({ label: texts.fieldLabel() }),
    hint: field(texts.hint(), 200, 'What is said below the field.'),
    kind: enumOf(fieldKinds, 'SupportFieldKind').required(texts.chooseKind).meta({ label: texts.kind() }),
    required: boolean().meta({
      label: texts.requiredField(),
      description: 'Whether a request cannot be sent without it.',
    }),
    choices: lines(texts.choices(), 'What can be chosen, for the kind CHOICE.', text(100)),
  }),
)

export const removeSupportFieldRules = object({ id: category, field: fieldNumber.required() })

export const moveSupportFieldRules = object({
  id: category,
  field: fieldNumber.required(),
  up: boolean().required().meta({ description: 'Before the one above it, or else after the one below.' }),
})

const templateName = text(80).required(texts.giveName).meta({ label: texts.name() })
const templateText = text(5_000).required(texts.giveText).meta({
  label: texts.text(),
  description:
    'In Markdown. {researcher}, {request}, {number}, {answerBy} and {me} are replaced when someone begins with it.',
})
const templateCategory = nodeId('SupportCategory', texts.chooseCategory)
  .optional()
  .nullable()
  .meta({ label: texts.category(), description: 'The category whose requests it is for; null for all.' })

export const createSupportTemplateRules = object({
  name: templateName,
  text: templateText,
  categoryId: templateCategory,
})

export const updateSupportTemplateRules = editRules(
  object({ id: nodeId('SupportTemplate', texts.templateNotFound) }),
  createSupportTemplateRules,
)

export const deleteSupportTemplateRules = object({ id: nodeId('SupportTemplate', texts.templateNotFound) })

export const supportTemplateFilterRules = object({
  search: text(200).meta({ description: 'Words of the name or the text; all must be found.' }),
  categoryId: nodeId('SupportCategory', texts.chooseCategory)
    .optional()
    .nullable()
    .meta({ description: 'For requests of this category: those of its own, and those of all.' }),
})
