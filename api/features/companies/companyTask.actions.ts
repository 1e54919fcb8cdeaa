/** What the university has to do about a company. */
import { isoDay } from '../../days.ts'
import * as texts from '#texts/companies/errors.js'
import * as records from '#texts/ui/records.js'
import { action, changesOf, type Work } from '../../action.ts'
import { conflict, notFound } from '../../errors.ts'
import { keepWithin } from '../../keepWithin.ts'
import { tick } from '../../tasks/tick.ts'
import { notify } from '../notifications/notify.ts'
import { completeCompanyTaskRules, removeCompanyTaskRules, setCompanyTaskRules } from './company.rules.ts'
import { openCompany, refuseStranger } from './openCompany.ts'

const mostTasks = 100

export const setCompanyTask = action({
  name: 'setCompanyTask',
  requires: 'COMPANY_RELATION',
  rules: setCompanyTaskRules,
  description:
    'Plans something to do about a company, or changes it; who is to do it is notified, and again on its day.',
  async run(work, { id, task, text, dueOn, assigneeId = null }) {
    const { tx, audit } = work
    const company = await openCompany(work, id)
    const before = task == null ? null : await taskOf(work, id, task)
    if (assigneeId !== (before?.assigneeId ?? null)) await refuseStranger(tx, 'assigneeId', assigneeId)
    const data = { text, dueOn, assigneeId }
    if (before) {
      if (before.doneAt) throw conflict(texts.done())
      const changes = changesOf(before, data)
      if (!Object.keys(changes).length) return { companyId: id }
      // Another person is reminded on the day, too.
      const moved = 'assigneeId' in changes ? { remindedFor: null } : {}
      await tx.companyTask.update({ where: { id: before.id }, data: { ...data, ...moved } })
      await audit('Company', id, { task: [before.text, text], ...(changes['dueOn'] && { dueOn: changes['dueOn'] }) })
    } else {
      await keepWithin(tx, {
        parent: 'Company',
        id,
        most: mostTasks,
        count: () => tx.companyTask.count({ where: { companyId: id, doneAt: null } }),
        message: texts.mostTasks({ most: mostTasks }),
      })
      await tx.companyTask.create({ data: { companyId: id, ...data } })
      await audit('Company', id, { task: [null, text], dueOn: [null, dueOn] })
    }
    if (assigneeId !== (before?.assigneeId ?? null))
      await notify(work, {
        to: assigneeId,
        kind: 'COMPANY_TASK_ASSIGNED',
        subject: { entity: 'Company', id },
        data: { by: work.viewer.name, company: company.name, task: text, dueOn: isoDay(dueOn) },
      })
    return { companyId: id }
  },
})

export const completeCompanyTask = action({
  name: 'completeCompanyTask',
  requires: 'COMPANY_RELATION',
  rules: completeCompanyTaskRules,
  description: 'Says that a task is done, or that it is not after all.',
  async run(work, { id, task, done }) {
    await openCompany(work, id)
    const { text } = await taskOf(work, id, task)
    if (await tick(work.tx.companyTask, task, done))
      await work.audit('Company', id, { task: [text, text], done: [!done, done] })
    return { companyId: id }
  },
})

export const removeCompanyTask = action({
  name: 'removeCompanyTask',
  requires: 'COMPANY_RELATION',
  rules: removeCompanyTaskRules,
  description: 'Takes a task away.',
  async run(work, { id, task }) {
    await openCompany(work, id)
    const { text } = await taskOf(work, id, task)
    await work.tx.companyTask.delete({ where: { id: task } })
    await work.audit('Company', id, { task: [text, null] })
    return { companyId: id }
  },
})

async function taskOf({ tx }: Work, companyId: number, id: number) {
  const found = await tx.companyTask.findFirst({ where: { id, companyId } })
  if (!found) throw notFound(records.task())
  return found
}
