/** The texts with which the team begins its answers. */
import { Button } from '@chakra-ui/react'
import { Plus, TextQuote } from 'lucide-react'
import { useMemo, useState } from 'react'
import { graphql } from 'react-relay'
import * as counts from '#texts/support/counts.js'
import * as pages from '#texts/support/pages.js'
import * as texts from '#texts/support/templates.js'
import type { SupportTemplatesPageQuery } from '#web/__generated__/SupportTemplatesPageQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { categoryChoices } from './categoryChoices.ts'
import {
  SupportTemplateCard,
  supportTemplateColumns,
  useSupportTemplates,
  type Template,
} from './supportTemplateColumns.tsx'
import { EditSupportTemplate, NewSupportTemplate } from './SupportTemplateForm.tsx'
import { supportTemplateList } from './supportTemplates.list.ts'

export default function SupportTemplatesPage() {
  const { supportTemplates, supportCategories } = usePage<SupportTemplatesPageQuery>(graphql`
    query SupportTemplatesPageQuery(
      $filter: SupportTemplateFilter
      $sort: SupportTemplateSort
      $first: Int
      $page: Int
      $exact: Boolean
    ) @preloadable {
      supportTemplates(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...supportTemplateColumns_template
          }
        }
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
  const list = useList(supportTemplateList)
  const [editing, setEditing] = useState<Template | 'new' | null>(null)
  const form = { categories: categoryChoices(nodesOf(supportCategories)), onClose: () => setEditing(null) }
  return (
    <>
      <PageHeader
        title={pages.templates()}
        description={texts.description()}
        actions={
          <Button onClick={() => setEditing('new')}>
            <Plus size={16} aria-hidden />
            {texts.add()}
          </Button>
        }
      />
      <List
        noun="support template"
        counted={counts.templates}
        list={list}
        rows={useSupportTemplates(nodesOf(supportTemplates))}
        total={supportTemplates.totalCount}
        nameOf={({ name }) => name}
        columns={useMemo(() => supportTemplateColumns(setEditing), [])}
        card={(template) => <SupportTemplateCard template={template} onEdit={setEditing} />}
        exporting={useExport('supportTemplates', supportTemplateList.variables)}
        empty={{
          icon: TextQuote,
          title: texts.none(),
          message: list.filtered ? texts.noneMatch() : texts.noneYet(),
        }}
      />
      {editing === 'new' && <NewSupportTemplate {...form} />}
      {editing !== null && editing !== 'new' && <EditSupportTemplate template={editing} {...form} />}
    </>
  )
}
