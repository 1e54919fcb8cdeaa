/**
 * 'Test API' (docs/spec/ai-tools.md#messages): asks the server for the rubric, the database for assessments and the language
 * model, if there is one, a question with a known answer, and says what came.
 */
import { Button } from '@chakra-ui/react'
import { Activity } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks'
import * as texts from '#texts/readiness/testApi.js'
import type { TestApiQuery } from '#web/__generated__/TestApiQuery.graphql.ts'
import type { TestApiMutation } from '#web/__generated__/TestApiMutation.graphql.ts'
import { isInterrupted } from '#web/relay/connectivity.ts'
import { useAction } from '#web/relay/useAction.ts'
import { toast } from '#web/ui/feedback/toast.ts'

const query = graphql`
  query TestApiQuery {
    arlRubric {
      dimensions {
        code
      }
    }
    arlAssessments(first: 0) {
      totalCount(exact: true)
    }
  }
`

export function TestApi() {
  const environment = useRelayEnvironment()
  const [testing, setTesting] = useState(false)
  const [testModel] = useAction<TestApiMutation>(
    graphql`
      mutation TestApiMutation {
        testModel {
          works
          asked
          model
          milliseconds
          notice
        }
      }
    `,
    { failure: null, alone: true },
  )
  const test = async () => {
    setTesting(true)
    try {
      const data = await fetchQuery<TestApiQuery>(environment, query, {}, { fetchPolicy: 'network-only' }).toPromise()
      if (!data?.arlRubric || !data.arlAssessments) throw new Error(texts.incomplete())
      const dimensions = data.arlRubric.flatMap((area) => area.dimensions)
      const found = texts.found({ dimensions: dimensions.length, count: data.arlAssessments.totalCount })
      const outcome = await testModel({})
      if (!outcome.ok) throw outcome.error
      const model = outcome.data.testModel
      if (!model) throw new Error(texts.incomplete())
      if (model.asked && !model.works)
        toast({ kind: 'error', title: texts.modelFailed(), description: `${found} ${model.notice}` })
      else
        toast({
          kind: 'success',
          title: texts.works(),
          description: `${found} ${
            model.works
              ? texts.modelWorks({ model: model.model ?? '', seconds: (model.milliseconds / 1000).toFixed(1) })
              : model.notice
          }`,
        })
    } catch (error) {
      toast({
        kind: 'error',
        title: texts.failed(),
        description: isInterrupted(error) ? texts.unreachable() : (error as Error).message,
      })
    } finally {
      setTesting(false)
    }
  }
  return (
    <Button variant="outline" loading={testing} onClick={() => void test()}>
      <Activity size={16} aria-hidden />
      {texts.test()}
    </Button>
  )
}
