/** What an input about drafts must hold. */
import { mixed, object } from 'yup'
import { enumOf, text, wholeNumber } from '#api/rules.ts'
import * as texts from '#texts/drafts/rules.js'

const draftForms = ['PROJECT', 'PROJECT_EDIT', 'IDEA', 'EVALUATION', 'DISCLOSURE'] as const
export type DraftFormName = (typeof draftForms)[number]
const form = enumOf(draftForms, 'DraftForm').required(texts.sayWhichForm)

const subject = text(40).default('').meta({
  description: 'The number of the record that it is about, of forms that are filled in once for each.',
})

/** How many drafts a person may have at once. */
export const mostDrafts = 50

/** A form's texts, without any picture. */
const mostCharacters = 200_000

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

export const saveDraftRules = object({
  form,
  subject,
  step: wholeNumber()
    .min(0, texts.stepsAreCountedFrom0)
    .max(50, texts.atMost50Steps)
    .default(0)
    .meta({ description: 'The step at which the person is, counted from 0.' }),
  values: mixed<object>()
    .required(texts.thereIsNothingToKeep)
    .test('object', texts.mustBeFieldsWithTheirValues, isObject)
    .test('size', texts.thisIsTooMuchForDraft, (value) => JSON.stringify(value ?? {}).length <= mostCharacters)
    .meta({ json: true, description: 'The fields as the form holds them; they are checked when it is submitted.' }),
})

export const deleteDraftRules = object({ form, subject })
