/** Publications of the university: what was published where, by whom, and out of which projects (docs/spec/university.md#research-records). */
import { Button, HStack } from '@chakra-ui/react'
import { BookOpenText, FileUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/publications/list.js'
import * as page from '#texts/publications/page.js'
import * as counts from '#texts/publications/counts.js'
import type { PublicationsPageQuery } from '#web/__generated__/PublicationsPageQuery.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { publicationParameter } from './publication.overlay.ts'
import { useOpenNumber } from '#web/app/useOpenNumber.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { OrcidWorksNotice } from './OrcidWorksNotice.tsx'
import { PublicationCard } from './PublicationCard.tsx'
import { publicationColumns, usePublicationRows } from './publicationColumns.tsx'
import { NewPublication } from './PublicationForm.tsx'
import { publicationList } from './publications.list.ts'
import { PublicationSheet } from './PublicationSheet.tsx'
import { SuggestedNotice } from './SuggestedNotice.tsx'

export default function PublicationsPage() {
  const { publications, suggested, orcidWorks } = usePage<PublicationsPageQuery>(graphql`
    query PublicationsPageQuery(
      $filter: PublicationFilter
      $sort: PublicationSort
      $first: Int
      $page: Int
      $exact: Boolean
    ) @preloadable {
      publications(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...publicationColumns_publication
          }
        }
      }
      suggested: publications(filter: { authorship: [SUGGESTED] }, first: 1) {
        totalCount(exact: true)
      }
      orcidWorks {
        id
      }
    }
  `)
  const list = useList(publicationList)
  const [open, setOpen] = useOpenNumber(publicationParameter)
  const [adding, setAdding] = useState(false)
  const add = useAllowed('PUBLICATION_CREATE') && (
    <HStack gap="2" wrap="wrap">
      <Button asChild variant="outline">
        <Link to="/research-management/publications/import">
          <FileUp size={16} aria-hidden />
          {texts.import()}
        </Link>
      </Button>
      <Button onClick={() => setAdding(true)}>
        <Plus size={16} aria-hidden />
        {texts.add()}
      </Button>
    </HStack>
  )
  return (
    <>
      <PageHeader title={page.title()} description={page.description()} actions={add} />
      {suggested.totalCount > 0 && <SuggestedNotice count={suggested.totalCount} />}
      {orcidWorks.length > 0 && <OrcidWorksNotice count={orcidWorks.length} />}
      <List
        noun="publication"
        counted={counts.publications}
        list={list}
        rows={usePublicationRows(nodesOf(publications))}
        total={publications.totalCount}
        nameOf={({ title }) => title}
        columns={publicationColumns}
        card={(publication) => <PublicationCard publication={publication} />}
        exporting={{ ...useExport('publications', publicationList.variables), bibtex: true }}
        empty={{
          icon: BookOpenText,
          title: texts.none(),
          message: list.filtered ? texts.noneMatch() : texts.noneYet(),
          action: list.filtered ? undefined : add || undefined,
        }}
      />
      <PublicationSheet number={open} onClose={() => setOpen(null)} />
      {adding && <NewPublication onClose={() => setAdding(false)} onDone={setOpen} />}
    </>
  )
}
