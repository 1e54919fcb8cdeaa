/** What waits for everyone and for the university's team, and in how many days it is due. */
import { CalendarCheck, Hourglass, ListTodo, Timer } from 'lucide-react'
import * as texts from '#texts/duties/pages.js'
import AnswerPromisesPageQuery from '#web/__generated__/AnswerPromisesPageQuery$parameters.ts'
import AnswerTimesPageQuery from '#web/__generated__/AnswerTimesPageQuery$parameters.ts'
import WorkloadPageQuery from '#web/__generated__/WorkloadPageQuery$parameters.ts'
import WaitingPageQuery from '#web/__generated__/WaitingPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { workloadFilter } from './workloadFilter.ts'

export const dutyPages = [
  page({
    path: '/waiting',
    title: texts.queue(),
    requires: 'ACCOUNT_OWN',
    more: Hourglass,
    search: {
      description: texts.queueSearch(),
      tags: ['queue', 'to do', 'tasks', 'overdue', 'waiting', 'requests', 'duties'],
    },
    query: WaitingPageQuery,
    list: async () => (await import('./waiting.list.ts')).waitingVariables,
    load: () => import('./WaitingPage.tsx'),
  }),
  page({
    path: '/kuteam/support',
    title: texts.workload(),
    requires: 'UNIVERSITY_DASHBOARD',
    more: ListTodo,
    search: {
      description: texts.workloadSearch(),
      tags: ['queue', 'workload', 'overdue', 'team', 'support', 'duties'],
    },
    query: WorkloadPageQuery,
    variables: ({ search }) => ({ filter: workloadFilter(search) }),
    load: () => import('./WorkloadPage.tsx'),
  }),
  page({
    path: '/answer-times',
    title: texts.promises(),
    requires: 'ACCOUNT_OWN',
    more: Timer,
    search: {
      description: texts.promisesSearch(),
      tags: ['answers', 'deadlines', 'SLA', 'in time', 'working days'],
    },
    query: AnswerPromisesPageQuery,
    load: () => import('./AnswerPromisesPage.tsx'),
  }),
  page({
    path: '/admin/settings/answer-times',
    title: texts.answerTimes(),
    requires: 'ADMINISTRATION',
    more: CalendarCheck,
    search: {
      description: texts.answerTimesSearch(),
      tags: ['holidays', 'working days', 'deadlines', 'SLA', 'settings'],
    },
    query: AnswerTimesPageQuery,
    load: () => import('./AnswerTimesPage.tsx'),
  }),
]
