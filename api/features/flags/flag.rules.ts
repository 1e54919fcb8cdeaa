/** What administrators may decide about a feature of the product. */
import { array, boolean, object } from 'yup'
import { day } from '#api/fieldRules.ts'
import { allRoles } from '#api/features/accounts/account.rules.ts'
import { featureNames } from '#api/flags/features.rules.ts'
import { editRules } from '#api/overwriting.rules.ts'
import { enumOf, nodeId, text, wholeNumber } from '#api/rules.ts'
import * as texts from '#texts/flags/rules.js'

export const mostPeople = 200

export const updateFeatureFlagRules = editRules(
  object({ name: enumOf(featureNames, 'FeatureName').required() }),
  object({
    on: boolean().required().meta({ label: texts.on(), description: 'Whether anyone has it at all.' }),
    roles: array(enumOf(allRoles, 'Role').required())
      .max(allRoles.length)
      .meta({ label: texts.roles(), description: 'Who has it; with none, people of every role do.' }),
    percent: wholeNumber()
      .min(0, texts.percentBetween)
      .max(100, texts.percentBetween)
      .required(texts.percentBetween)
      .meta({ label: texts.percent(), description: 'How many of a hundred of these people have it.' }),
    peopleIds: array(nodeId('User', texts.personMissing))
      .max(mostPeople, () => texts.mostPeople({ most: mostPeople }))
      .meta({ label: texts.people(), description: 'Who has it whatever the role.' }),
    ownerId: nodeId('User', texts.ownerMissing)
      .optional()
      .nullable()
      .meta({ label: texts.owner(), description: 'The administrator who decides about it.' }),
    reviewOn: day(texts.reviewOn(), 'The day by which the owner decides again.').nullable(),
    note: text(1_000).meta({ label: texts.note() }),
  }),
)
