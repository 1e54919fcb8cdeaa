/** How a claim finds its validators: the university assigns them, and they state to have no conflict of interest or decline. */
import * as errors from '#texts/trl/errors.js'
import * as records from '#texts/ui/records.js'
import { action } from '../../action.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { move } from '../../moves.ts'
import { beforeValidators, ofOthers } from '../../relations/trl.ts'
import { notify } from '../notifications/notify.ts'
import { tellUniversity } from '../notifications/tellUniversity.ts'
import { lockClaim, namedIn } from './claimStates.ts'
import { endValidation } from './endValidations.ts'
import {
  acceptTrlValidationRules,
  assignTrlValidatorRules,
  declineTrlValidationRules,
  removeTrlValidatorRules,
} from './trl.rules.ts'
import { trlMoves } from './trlMoves.ts'

/** Who can be chosen as a validator. */
const validatorRoles = ['EXPERT', 'COMMERCIALIZATION_TEAM', 'KU_TEAM', 'ADMIN'] as const

export const assignTrlValidator = action({
  name: 'assignTrlValidator',
  requires: 'TRL_ASSIGN',
  rules: assignTrlValidatorRules,
  description:
    'Chooses an expert, or someone of the university, who validates a claim. Nobody validates their own project.',
  async run(work, { id, validatorId }) {
    const { tx, viewer } = work
    await work.access.find('TRL_ASSIGN', id)
    const claim = await lockClaim(tx, id, beforeValidators)
    const validator = await tx.user.findFirst({
      where: { id: validatorId, role: { in: [...validatorRoles] }, status: 'ACTIVE' },
    })
    if (!validator) throw invalid({ validatorId: errors.chooseValidator() })
    const { name } = validator
    if (!(await tx.project.count({ where: { AND: [{ id: claim.projectId }, ofOthers(validator)] } })))
      throw invalid({ validatorId: errors.ownProject({ name }) })
    const row = { claimId: id, userId: validatorId }
    if (await tx.trlValidator.findUnique({ where: { claimId_userId: row } }))
      throw invalid({ validatorId: errors.assignedAlready({ name }) })
    await tx.trlValidator.create({ data: row })
    await tx.trlClaim.updateMany({ where: { id, assignedAt: null }, data: { assignedAt: new Date() } })
    await work.audit('TrlClaim', id, { validators: [null, name] })
    await notify(work, {
      to: validatorId,
      kind: 'TRL_ASSIGNED',
      subject: { entity: 'TrlClaim', id },
      data: namedIn(claim, viewer),
    })
    return { claimId: id }
  },
})

export const removeTrlValidator = action({
  name: 'removeTrlValidator',
  requires: 'TRL_ASSIGN',
  rules: removeTrlValidatorRules,
  description: 'Ends the assignment of a validator, who no longer sees the claim and its project.',
  async run(work, { id, validatorId }) {
    const { tx, viewer } = work
    await work.access.find('TRL_ASSIGN', id)
    const claim = await lockClaim(tx, id, beforeValidators)
    if (!(await endValidation(work, claim, validatorId))) throw notFound(records.user())
    await notify(work, {
      to: validatorId,
      kind: 'TRL_UNASSIGNED',
      subject: { entity: 'TrlClaim', id },
      data: namedIn(claim, viewer),
    })
    return { claimId: id }
  },
})

export const acceptTrlValidation = action({
  name: 'acceptTrlValidation',
  requires: 'TRL_ANSWER',
  rules: acceptTrlValidationRules,
  description: 'States to have no conflict of interest: from now on the validator sees the evidence and the project.',
  async run(work, { id }) {
    const { tx, viewer } = work
    await work.access.find('TRL_ANSWER', id)
    const claim = await lockClaim(tx, id, beforeValidators)
    const acceptedAt = new Date()
    const { count } = await tx.trlValidator.updateMany({
      where: { claimId: id, userId: viewer.id, acceptedAt: null },
      data: { acceptedAt },
    })
    if (!count) throw conflict(errors.statedAlready())
    if (claim.status === 'REQUESTED')
      await move(work, trlMoves, claim, 'IN_REVIEW', {
        data: { reviewedFrom: acceptedAt },
        changes: { noConflict: [null, viewer.name] },
      })
    else await work.audit('TrlClaim', id, { noConflict: [null, viewer.name] })
    return { claimId: id }
  },
})

export const declineTrlValidation = action({
  name: 'declineTrlValidation',
  requires: 'TRL_ANSWER',
  rules: declineTrlValidationRules,
  description: 'Declines to validate, for example because of a conflict of interest; the university is notified why.',
  async run(work, { id, reason }) {
    const { tx, viewer } = work
    await work.access.find('TRL_ANSWER', id)
    const claim = await lockClaim(tx, id, beforeValidators)
    if (!(await endValidation(work, claim, viewer.id, reason))) throw notFound(records.trlClaim())
    await tellUniversity(work, {
      kind: 'TRL_REFUSED',
      subject: { entity: 'TrlClaim', id },
      data: { ...namedIn(claim, viewer), comment: reason },
    })
    return { claimId: id }
  },
})
