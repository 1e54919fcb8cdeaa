/** What inputs about merging accounts must hold. */
import { object } from 'yup'
import { enumOf, nodeId, text } from '#api/rules.ts'
import * as texts from '#texts/accountMerge/rules.js'
import { allRoles } from '../account.rules.ts'

export const mergeAccountsRules = object({
  id: nodeId('User').meta({ description: 'The account that stays.' }),
  duplicateId: nodeId('User', texts.chooseDuplicate).meta({
    label: texts.duplicate(),
    description: 'The account that is merged into it, and is deactivated.',
  }),
  role: enumOf(allRoles, 'Role').nullable().meta({
    label: texts.role(),
    description: 'The role that the account has from then on; needed where the two differ.',
  }),
  reason: text(1_000)
    .required(texts.giveReason)
    .meta({ label: texts.reason(), description: 'Why the two are one person; both addresses are mailed.' }),
})

export const restoreMergedAccountRules = object({
  id: nodeId('User').meta({ description: 'The account that was merged into another one.' }),
})
