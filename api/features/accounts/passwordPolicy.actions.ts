/** Administrators decide how long passwords are, and how often an account may be tried. */
import { changesOf } from '../../action.ts'
import { editing } from '../../editing.ts'
import { lockRow } from '../../lockRow.ts'
import { recordSettings } from '../securityLog/recordSettings.ts'
import { setPasswordPolicyRules } from './passwordPolicy.rules.ts'
import { signInPolicy } from './signInPolicy.ts'

export const setPasswordPolicy = editing({
  name: 'setPasswordPolicy',
  requires: 'ADMINISTRATION',
  recentPassword: true,
  rules: setPasswordPolicyRules,
  description:
    'Sets how long new passwords must be, and after how many failed tries an account waits for how long; what is not given stays.',
  async held({ tx }) {
    await tx.signInPolicy.upsert({ where: { id: 1 }, create: { id: 1 }, update: {} })
    await lockRow(tx, 'SignInPolicy', 1)
    return signInPolicy(tx)
  },
  async run(work, given, before) {
    await work.tx.signInPolicy.update({ where: { id: 1 }, data: given })
    await recordSettings(work, 'sign-in', changesOf(before, given))
    return { done: true }
  },
})
