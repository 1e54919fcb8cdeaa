/** `useAction(mutation)`: performs an action, tells how it went, and says which fields were wrong. With useConfirm the only maker of toasts. */
import { useCallback, useRef, useState } from 'react'
import { commitMutation } from 'react-relay'
import { useRelayEnvironment } from 'react-relay/hooks'
import type { Environment, GraphQLTaggedNode, MutationParameters, RecordSourceSelectorProxy } from 'relay-runtime'
import { dismissError, toast, type Toast, type Words } from '#web/ui/feedback/toast.ts'
import { acted } from './acted.ts'
import { newKey, ServerError } from './environment.ts'

export type Outcome<Response> =
  | { ok: true; data: Response; fieldErrors?: undefined }
  | { ok: false; error: ServerError; fieldErrors: Record<string, string> }

/** What is said of a deed that the server did; some of it may have failed all the same. */
export type Said = Words & Partial<Pick<Toast, 'kind'>>

interface Telling<Response, Variables> {
  success?: Words | ((data: Response, variables: Variables) => Said | null)
  /** The title of what is said when it fails, or all of it, which may depend on the error; null when the form says it itself. */
  failure?: string | Words | ((error: ServerError) => Words) | null
  /** Nothing else that is shown depends on it, or the answer says all that changed: nothing is read again. */
  alone?: boolean
}

/**
 * The action and whether it is under way. It never throws: the outcome says what happened. What is expected of it is
 * shown at once, and undone when it fails. A note, such as what was changed, ends the message of success. The page's query,
 * and those of what is open over it, are read again once it is done.
 */
export function useAction<M extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  { success, failure = 'Error', alone = false }: Telling<M['response'], M['variables']> = {},
): [
  (
    variables: M['variables'],
    expect?: (store: RecordSourceSelectorProxy) => void,
    note?: string,
  ) => Promise<Outcome<M['response']>>,
  boolean,
] {
  const environment = useRelayEnvironment()
  const [pending, setPending] = useState(false)
  // Sent again because no answer came, it is the same change: the server may have made it.
  const unanswered = useRef<{ input: string; key: string | undefined }>(null)
  const perform = useCallback(
    async (
      variables: M['variables'],
      expect?: (store: RecordSourceSelectorProxy) => void,
      note = '',
    ): Promise<Outcome<M['response']>> => {
      setPending(true)
      const input = JSON.stringify(variables)
      const key = unanswered.current?.input === input ? unanswered.current.key : newKey()
      unanswered.current = null
      try {
        const data = await commit<M>(environment as Environment, mutation, { variables, key, expect })
        const words = withNote(typeof success === 'function' ? success(data, variables) : success, note)
        if (words) toast({ kind: 'success', ...words })
        else dismissError()
        if (!alone) acted(environment as Environment)
        return { ok: true, data }
      } catch (thrown) {
        if (!(thrown instanceof ServerError)) unanswered.current = { input, key }
        const error =
          thrown instanceof ServerError
            ? thrown
            : new ServerError(
                'Ascent could not be reached. Check your connection and try again; nothing is done twice.',
              )
        // Errors of fields are shown at the fields; a person who did not confirm the password cancelled the change; a second
        // step follows.
        const isSaid =
          Object.keys(error.fieldErrors).length > 0 || error.code === 'REAUTHENTICATION_REQUIRED' || error.secondFactor
        if (failure && !isSaid)
          toast({
            kind: 'error',
            ...failureWords(failure, error),
          })
        return { ok: false, error, fieldErrors: error.fieldErrors }
      } finally {
        setPending(false)
      }
    },
    [environment, mutation, success, failure, alone],
  )
  return [perform, pending]
}

function failureWords(failure: string | Words | ((error: ServerError) => Words), error: ServerError): Words {
  if (typeof failure === 'function') return failure(error)
  return typeof failure === 'string' ? { title: failure, description: sentence(error) } : failure
}

const withNote = (words: Said | null | undefined, note: string): Said | null | undefined =>
  words && note ? { ...words, description: [words.description, note].filter(Boolean).join(' ') } : words

/** What the server says of a failure, with the number under which its log has it. */
export const sentence = ({ message, requestId }: ServerError) =>
  requestId ? `${message} (request ${requestId})` : message

interface Change<M extends MutationParameters> {
  variables: M['variables']
  key: string | undefined
  expect: ((store: RecordSourceSelectorProxy) => void) | undefined
}

const commit = <M extends MutationParameters>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  { variables, key, expect }: Change<M>,
) =>
  new Promise<M['response']>((resolve, reject) =>
    commitMutation<M>(environment, {
      mutation,
      variables,
      ...(key ? { cacheConfig: { metadata: { key } } } : {}),
      ...(expect ? { optimisticUpdater: expect } : {}),
      onCompleted: (response) => resolve(response),
      onError: reject,
    }),
  )
