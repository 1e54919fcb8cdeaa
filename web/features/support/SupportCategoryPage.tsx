/** One category of support, for the team. */
import { graphql } from 'react-relay'
import * as texts from '#texts/support/categories.js'
import type { SupportCategoryPageQuery } from '#web/__generated__/SupportCategoryPageQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { categoryChoices } from './categoryChoices.ts'
import { SupportCategoryView } from './SupportCategoryView.tsx'
import { deskPath } from './supportPaths.ts'

const back = { to: `${deskPath}/categories`, label: texts.back() }

export default function SupportCategoryPage() {
  const { supportCategory, supportCategories } = usePage<SupportCategoryPageQuery>(graphql`
    query SupportCategoryPageQuery($number: Int!) @preloadable {
      supportCategory(number: $number) {
        ...SupportCategoryView_category
      }
      supportCategories(first: 100) {
        edges {
          node {
            id
            name
            parent {
              name
              parent {
                name
              }
            }
          }
        }
      }
    }
  `)
  if (!supportCategory) return <RecordMissing title={texts.missing()} message={texts.gone()} back={back} />
  return (
    <SupportCategoryView category={supportCategory} places={categoryChoices(nodesOf(supportCategories))} back={back} />
  )
}
