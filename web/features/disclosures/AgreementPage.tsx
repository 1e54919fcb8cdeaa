/** Asks for an agreement or about a patent: what is asked becomes a draft, which is sent with a support request. */
import { HStack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useNavigate, useParams } from 'react-router'
import { agreementFormRules, requestAgreementRules } from '#api/features/agreements/agreement.rules.ts'
import * as texts from '#texts/agreements/form.js'
import type { AgreementPageMutation } from '#web/__generated__/AgreementPageMutation.graphql.ts'
import type { AgreementPageQuery } from '#web/__generated__/AgreementPageQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { AgreementFields, emptyAgreement } from './AgreementFields.tsx'
import { categoryFor } from './categoryFor.ts'
import { ipPath } from './disclosurePaths.ts'
import { agreementKinds, isAgreementName, type AgreementKind } from './formKinds.ts'

const rulesOf = (kind: AgreementKind) => (kind === 'PATENTABILITY' ? requestAgreementRules : agreementFormRules)

export default function AgreementPage() {
  const query = usePage<AgreementPageQuery>(graphql`
    query AgreementPageQuery @preloadable {
      supportCategories(filter: { active: true }, first: 100) {
        edges {
          node {
            id
            name
          }
        }
      }
      ...AgreementFields_query
    }
  `)
  const navigate = useNavigate()
  const { kind: name = '' } = useParams()
  const [request] = useAction<AgreementPageMutation>(
    graphql`
      mutation AgreementPageMutation($input: RequestAgreementInput!) {
        requestAgreement(input: $input) {
          supportRequest {
            path
          }
        }
      }
    `,
    { success: { title: texts.sent() }, failure: texts.failed() },
  )
  if (!isAgreementName(name))
    return (
      <RecordMissing title={texts.noForm()} message={texts.noFormHint()} back={{ to: ipPath, label: texts.back() }} />
    )
  const kind = agreementKinds[name]
  const categories = nodesOf(query.supportCategories)
  return (
    <>
      <PageHeader title={texts.title({ kind })} description={texts.description({ kind })} />
      <Form
        key={kind}
        call="requestAgreement"
        rules={rulesOf(kind)}
        initial={{ ...emptyAgreement, kind, categoryId: categoryFor(kind, categories) }}
        action={(values) => request({ input: values })}
        onDone={({ data }) => void navigate(data.requestAgreement.supportRequest?.path ?? ipPath)}
        actions={
          <HStack>
            <SubmitButton>{texts.submit({ kind })}</SubmitButton>
          </HStack>
        }
      >
        <AgreementFields kind={kind} query={query} />
      </Form>
    </>
  )
}
