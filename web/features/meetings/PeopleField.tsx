/** Chooses people by name among those whom the viewer may see. */
import { Button, Field, HStack, Input, Stack, Text } from '@chakra-ui/react'
import { useField } from 'formik'
import { Plus, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { fetchQuery, graphql } from 'react-relay'
import { useRelayEnvironment } from 'react-relay/hooks'
import type { PeopleFieldQuery } from '#web/__generated__/PeopleFieldQuery.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { fieldId } from '#web/ui/form/ErrorSummary.tsx'
import { useRule } from '#web/ui/form/Form.tsx'
import { useDebounced } from '#web/ui/useDebounced.ts'

interface Person {
  readonly id: string
  readonly name: string
  readonly department: string
}

const query = graphql`
  query PeopleFieldQuery($search: String!) {
    users(filter: { search: $search }, first: 8) {
      edges {
        node {
          id
          number
          name
          department
        }
      }
    }
  }
`

/** The people that a text finds, without the viewer. */
function usePeople(text: string): { text: string; people: Person[] } {
  const environment = useRelayEnvironment()
  const { number } = useViewer()
  const [found, setFound] = useState<{ text: string; people: Person[] }>({ text: '', people: [] })
  useEffect(() => {
    if (text.length < 2) return
    const subscription = fetchQuery<PeopleFieldQuery>(environment, query, { search: text }).subscribe({
      next: ({ users }) =>
        setFound({
          text,
          people: nodesOf(users).filter((person) => person.number !== number),
        }),
      error: () => setFound({ text, people: [] }),
    })
    return () => subscription.unsubscribe()
  }, [environment, text, number])
  return found.text === text ? found : { text: '', people: [] }
}

export function PeopleField({ name }: { name: string }) {
  const { label, required } = useRule(name)
  const [field, { error, touched }, { setValue }] = useField<string[] | undefined>(name)
  const [text, setText] = useState('')
  const [names, setNames] = useState<Record<string, string>>({})
  const asked = useDebounced(text.trim(), 300)
  const found = usePeople(asked)
  const chosen = field.value ?? []
  const shown = found.people.filter(({ id }) => !chosen.includes(id))
  const add = ({ id, name: words }: Person) => {
    setNames((before) => ({ ...before, [id]: words }))
    setText('')
    void setValue([...chosen, id])
  }
  return (
    <Field.Root invalid={Boolean(error && touched)} required={required} id={fieldId(name)}>
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      {chosen.length > 0 && (
        <HStack wrap="wrap" gap="2">
          {chosen.map((id) => (
            <Button
              key={id}
              size="xs"
              variant="subtle"
              borderRadius="full"
              aria-label={`Remove ${names[id]}`}
              onClick={() => void setValue(chosen.filter((one) => one !== id))}
            >
              {names[id]}
              <X size={14} aria-hidden />
            </Button>
          ))}
        </HStack>
      )}
      <Input
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder="Search by name"
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (shown[0]) add(shown[0])
        }}
      />
      {text.trim().length > 1 && (
        <Stack as="ul" listStyleType="none" gap="1" width="full" aria-label="People found">
          {shown.map((person) => (
            <li key={person.id}>
              <Button size="sm" variant="outline" width="full" justifyContent="start" onClick={() => add(person)}>
                <Plus size={14} aria-hidden />
                {[person.name, person.department].filter(Boolean).join(', ')}
              </Button>
            </li>
          ))}
          {found.text === asked && asked !== '' && shown.length === 0 && (
            <Text as="li" color="fg.muted" fontSize="sm" role="status">
              Nobody found.
            </Text>
          )}
        </Stack>
      )}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  )
}
