/** What innovation support is offered for, and in how many working days it is answered. */
import { Button } from '@chakra-ui/react'
import { FolderTree, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/support/categories.js'
import * as counts from '#texts/support/counts.js'
import * as pages from '#texts/support/pages.js'
import type { SupportCategoriesPageQuery } from '#web/__generated__/SupportCategoriesPageQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { categoryChoices } from './categoryChoices.ts'
import { supportCategoryList } from './supportCategories.list.ts'
import {
  SupportCategoryCard,
  supportCategoryColumns,
  useSupportCategories,
  type Category,
} from './supportCategoryColumns.tsx'
import { EditSupportCategory, NewSupportCategory } from './SupportCategoryForm.tsx'

export default function SupportCategoriesPage() {
  const { supportCategories, places } = usePage<SupportCategoriesPageQuery>(graphql`
    query SupportCategoriesPageQuery(
      $filter: SupportCategoryFilter
      $sort: SupportCategorySort
      $first: Int
      $page: Int
      $exact: Boolean
    ) @preloadable {
      supportCategories(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...supportCategoryColumns_category
          }
        }
      }
      places: supportCategories(first: 100) {
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
  const list = useList(supportCategoryList)
  const [editing, setEditing] = useState<Category | 'new' | null>(null)
  const form = { places: categoryChoices(nodesOf(places)), onClose: () => setEditing(null) }
  return (
    <>
      <PageHeader
        title={pages.categories()}
        description={texts.description()}
        actions={
          <Button onClick={() => setEditing('new')}>
            <Plus size={16} aria-hidden />
            {texts.add()}
          </Button>
        }
      />
      <List
        noun="support category"
        counted={counts.categories}
        list={list}
        rows={useSupportCategories(nodesOf(supportCategories))}
        total={supportCategories.totalCount}
        nameOf={({ name }) => name}
        columns={useMemo(() => supportCategoryColumns(setEditing), [])}
        card={(category) => <SupportCategoryCard category={category} onEdit={setEditing} />}
        exporting={useExport('supportCategories', supportCategoryList.variables)}
        empty={{
          icon: FolderTree,
          title: texts.none(),
          message: list.filtered ? texts.noneMatch() : texts.noneYet(),
        }}
      />
      {editing === 'new' && <NewSupportCategory {...form} />}
      {editing !== null && editing !== 'new' && <EditSupportCategory category={editing} {...form} />}
    </>
  )
}
