/** Administrators decide how long passwords are, and how often an account may be tried. */
import { action, changesOf } from '../../action.ts'
import { recordSettings } from '../securityLog/recordSettings.ts'
import { setPasswordPolicyRules } from './passwordPolicy.rules.ts'
import { signInPolicy } from './signInPolicy.ts'

export const setPasswordPolicy = action({
  name: 'setPasswordPolicy',
  requires: 'ADMINISTRATION',
  recentPassword: true,
  rules: setPasswordPolicyRules,
  description: 'Sets how long new passwords must be, and after how many failed tries an account waits for how long.',
  async run(work, policy) {
    const { tx } = work
    const before = await signInPolicy(tx)
    await tx.signInPolicy.upsert({ where: { id: 1 }, create: { id: 1, ...policy }, update: policy })
    await recordSettings(work, 'sign-in', changesOf(before, policy))
    return { done: true }
  },
})
