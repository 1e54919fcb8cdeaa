/** Writes a support request, and sends it or keeps it as a draft. */
import { Button, HStack } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { LifeBuoy } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { createSupportRequestRules } from '#api/features/support/support.rules.ts'
import * as catalogue from '#texts/support/catalogue.js'
import * as texts from '#texts/support/form.js'
import * as pages from '#texts/support/pages.js'
import type { NewRequestPageMutation } from '#web/__generated__/NewRequestPageMutation.graphql.ts'
import type { NewRequestPageQuery } from '#web/__generated__/NewRequestPageQuery.graphql.ts'
import { ChooseFiles } from '#web/features/files/ChooseFiles.tsx'
import { sendFiles } from '#web/features/files/sendFiles.ts'
import { globalId } from '#web/relay/globalId.ts'
import { usePage } from '#web/relay/page.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { emptyRequest, SupportRequestFields, type RequestValues } from './SupportRequestFields.tsx'
import { askingPath } from './supportPaths.ts'
import { useAskedFields } from './useAskedFields.ts'

const ownRules = createSupportRequestRules.omit(['draft', 'answers'])

export default function NewRequestPage() {
  const query = usePage<NewRequestPageQuery>(graphql`
    query NewRequestPageQuery @preloadable {
      offered: supportCategories(filter: { active: true }, first: 0) {
        totalCount
      }
      ...SupportRequestFields_query
      ...useAskedFields_query
    }
  `)
  const { rules, fieldsOf, inputOf } = useAskedFields(query, ownRules)
  const [files, setFiles] = useState<readonly File[]>([])
  const navigate = useNavigate()
  const category = useSearchParams()[0].get('category')
  // Which of the two buttons was pressed.
  const keeps = useRef(false)
  const [create] = useAction<NewRequestPageMutation>(
    graphql`
      mutation NewRequestPageMutation($input: CreateSupportRequestInput!) {
        createSupportRequest(input: $input) {
          supportRequest {
            number
            path
            status
          }
        }
      }
    `,
    {
      success: (_, { input }) => ({ title: input.draft ? texts.saved() : texts.submitted() }),
      failure: texts.failed(),
    },
  )
  // Each request is in a category.
  if (query.offered.totalCount === 0)
    return (
      <EmptyState
        page
        icon={LifeBuoy}
        title={catalogue.noServices()}
        message={catalogue.servicesCome()}
        action={
          <Button asChild variant="outline">
            <Link to={askingPath}>{pages.support()}</Link>
          </Button>
        }
      />
    )
  return (
    <>
      <PageHeader title={pages.newRequest()} description={texts.description()} />
      <Form<RequestValues, Awaited<ReturnType<typeof create>>>
        call="createSupportRequest"
        rules={rules}
        initial={{ ...emptyRequest, categoryId: category ? globalId('SupportCategory', category) : '' }}
        action={async (values) => {
          const done = await create({ input: { ...inputOf(values), draft: keeps.current } })
          const made = done.ok && done.data.createSupportRequest.supportRequest
          if (made) await sendFiles(files, { entityType: 'supportRequest', number: made.number })
          return done
        }}
        onDone={({ data }) => void navigate(data.createSupportRequest.supportRequest?.path ?? askingPath)}
        actions={
          <HStack flexWrap="wrap">
            {/* The first in the document is what Enter presses. */}
            <SubmitButton variant="outline" order={1} onClick={() => (keeps.current = true)}>
              {texts.saveDraft()}
            </SubmitButton>
            <SubmitButton order={0} onClick={() => (keeps.current = false)}>
              {texts.submit()}
            </SubmitButton>
          </HStack>
        }
      >
        <SupportRequestFields query={query} fieldsOf={fieldsOf} />
        <ChooseFiles files={files} onChange={setFiles} />
      </Form>
    </>
  )
}
