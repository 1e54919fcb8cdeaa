/** The API keys of everybody: whose each is, what it may do, until when, and when it was last used. */
import { KeyRound } from 'lucide-react'
import { graphql } from 'react-relay'
import * as texts from '#texts/integrations/keys.js'
import * as pages from '#texts/integrations/pages.js'
import type { ApiKeysPageQuery } from '#web/__generated__/ApiKeysPageQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ApiKeyCard, apiKeyColumns, useApiKeys } from './apiKeyColumns.tsx'
import { apiKeyList } from './apiKeys.list.ts'

export default function ApiKeysPage() {
  const { apiKeys } = usePage<ApiKeysPageQuery>(graphql`
    query ApiKeysPageQuery($filter: ApiKeyFilter, $sort: ApiKeySort, $first: Int, $page: Int, $exact: Boolean)
    @preloadable {
      apiKeys(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...apiKeyColumns_key
          }
        }
      }
    }
  `)
  const list = useList(apiKeyList, {})
  return (
    <>
      <PageHeader title={pages.keys()} description={texts.description()} />
      <List
        noun="key"
        counted={texts.counted}
        list={list}
        rows={useApiKeys(nodesOf(apiKeys))}
        total={apiKeys.totalCount}
        nameOf={({ name }) => name}
        columns={apiKeyColumns}
        card={(key) => <ApiKeyCard apiKey={key} />}
        exporting={useExport('apiKeys', apiKeyList.variables)}
        empty={{
          icon: KeyRound,
          title: texts.none(),
          message: list.filtered ? texts.noneMatch() : texts.noneYet(),
        }}
      />
    </>
  )
}
