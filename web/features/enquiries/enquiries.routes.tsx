/** The page on which the team answers what visitors ask about technologies. */
import { MailQuestionMark } from 'lucide-react'
import * as texts from '#texts/enquiries/pages.js'
import EnquiriesPageQuery from '#web/__generated__/EnquiriesPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

export const enquiryPages = [
  page({
    path: '/technology-enquiries',
    title: texts.enquiries(),
    requires: 'ENQUIRY_LIST',
    more: MailQuestionMark,
    under: ['/technology-summaries'],
    search: { description: texts.enquiriesSearch(), tags: ['enquiry', 'visitor', 'contact'] },
    query: EnquiriesPageQuery,
    list: () => import('./enquiries.list.ts').then(({ enquiryList }) => enquiryList.variables),
    loading: <ListSkeleton />,
    load: () => import('./EnquiriesPage.tsx'),
  }),
]
