/** The university's tasks with companies. */
import { duty } from '../../duties/duty.ts'

export const companyTaskDuty = duty<{ text: string; createdAt: Date; company: { id: number; name: string } }>()({
  kind: 'COMPANY_TASK',
  model: 'CompanyTask',
  requires: 'COMPANY_RELATION',
  team: true,
  takenBy: 'assignee',
  owed: (_, access) => ({ doneAt: null, company: access.within('COMPANY_RELATION') }),
  clock: { day: 'dueOn' },
  select: { text: true, createdAt: true, company: { select: { id: true, name: true } } },
  title: ({ text, company }) => `${company.name} · ${text}`,
  words: ['text', 'company.name'],
  since: ({ createdAt }) => createdAt,
  outside: true,
  answered: { from: 'createdAt', at: 'doneAt', day: 'dueOn' },
  at: ({ company }) => ['Company', company.id],
})
