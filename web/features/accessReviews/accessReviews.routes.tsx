/** The pages of reviews of access. */
import * as texts from '#texts/accessReviews/pages.js'
import AccessReviewPageQuery from '#web/__generated__/AccessReviewPageQuery$parameters.ts'
import AccessReviewsPageQuery from '#web/__generated__/AccessReviewsPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

export const accessReviewPages = [
  page({
    path: '/admin/access-control/reviews',
    under: ['/admin/access-control'],
    title: texts.reviews(),
    requires: 'ACCESS_REVIEW_READ',
    search: { description: texts.search(), tags: ['access', 'review', 'recertification', 'audit'] },
    query: AccessReviewsPageQuery,
    list: () => import('./accessReviews.list.ts').then(({ accessReviewList }) => accessReviewList.variables),
    loading: <ListSkeleton />,
    load: () => import('./AccessReviewsPage.tsx'),
  }),
  page({
    path: '/admin/access-control/reviews/:id',
    under: ['/admin/access-control/reviews'],
    title: texts.review(),
    requires: 'ACCESS_REVIEW_READ',
    query: AccessReviewPageQuery,
    list: () => import('./reviewItems.list.ts').then(({ reviewVariables }) => reviewVariables),
    loading: <ListSkeleton />,
    load: () => import('./AccessReviewPage.tsx'),
  }),
]
