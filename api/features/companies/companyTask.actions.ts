/** What the university has to do about a company. */
import { isoDay } from '../../days.ts'
import * as texts from '#texts/companies/errors.js'
import * as records from '#texts/ui/records.js'
import type { Company, CompanyTask } from '../../__generated__/prisma/client.ts'
import { action, changesOf, type Work } from '../../action.ts'
import { editing, NoneYet } from '../../editing.ts'
import { conflict, notFound } from '../../errors.ts'
import { keepWithin } from '../../keepWithin.ts'
import { tick } from '../../tasks/tick.ts'
import { notify } from '../notifications/notify.ts'
import { completeCompanyTaskRules, removeCompanyTaskRules, setCompanyTaskRules } from './company.rules.ts'
import { openCompany, refuseStranger } from './openCompany.ts'

const mostTasks = 100

export const setCompanyTask = editing({
  name: 'setCompanyTask',
  requires: 'COMPANY_RELATION',
  rules: setCompanyTaskRules,
  description:
    'Plans something to do about a company, or changes it, where what is not given stays; who is to do it is notified, and again on its day.',
  async held(work, { id, task }) {
    const company = await openCompany(work, id)
    if (task == null) return new NoneYet(company)
    const before = await taskOf(work, id, task)
    if (before.doneAt) throw conflict(texts.done())
    return { ...before, company }
  },
  async create(work, { text, dueOn, assigneeId = null }, { id }, company) {
    const { tx, audit } = work
    await refuseStranger(tx, 'assigneeId', assigneeId)
    await keepWithin(tx, {
      parent: 'Company',
      id,
      most: mostTasks,
      count: () => tx.companyTask.count({ where: { companyId: id, doneAt: null } }),
      message: texts.mostTasks({ most: mostTasks }),
    })
    const task = await tx.companyTask.create({ data: { companyId: id, text, dueOn, assigneeId } })
    await audit('Company', id, { task: [null, text], dueOn: [null, dueOn] })
    await notifyAssignee(work, company, task)
    return { companyId: id }
  },
  async run(work, given, { company, ...before }, { id }) {
    const { tx, audit } = work
    const changes = changesOf<typeof before>(before, given)
    if (!Object.keys(changes).length) return { companyId: id }
    const isAnother = 'assigneeId' in changes
    if (isAnother) await refuseStranger(tx, 'assigneeId', given.assigneeId ?? null)
    // Another person is reminded on the day, too.
    const data = { ...given, ...(isAnother && { remindedFor: null }) }
    const after = await tx.companyTask.update({ where: { id: before.id }, data })
    await audit('Company', id, {
      task: [before.text, after.text],
      ...(changes['dueOn'] && { dueOn: changes['dueOn'] }),
    })
    if (isAnother) await notifyAssignee(work, company, after)
    return { companyId: id }
  },
})

const notifyAssignee = (
  work: Work,
  company: Pick<Company, 'id' | 'name'>,
  { assigneeId, text, dueOn }: Pick<CompanyTask, 'assigneeId' | 'text' | 'dueOn'>,
) =>
  notify(work, {
    to: assigneeId,
    kind: 'COMPANY_TASK_ASSIGNED',
    subject: { entity: 'Company', id: company.id },
    data: { by: work.viewer.name, company: company.name, task: text, dueOn: isoDay(dueOn) },
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
