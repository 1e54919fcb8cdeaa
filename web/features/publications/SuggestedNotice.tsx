/** That works of others name the viewer among their authors, as it seems, with the way to them. */
import { Alert, Button } from '@chakra-ui/react'
import { Link, useSearchParams } from 'react-router'
import * as texts from '#texts/publications/authorship.js'

export function SuggestedNotice({ count }: { count: number }) {
  const [search] = useSearchParams()
  if (search.get('authorship') === 'SUGGESTED') return null
  return (
    <Alert.Root status="info" marginBottom="4" alignItems="center" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Title flex="1" minW="60">
        {texts.suggestedCount({ count })}
      </Alert.Title>
      <Button asChild size="sm" variant="outline">
        <Link to="?authorship=SUGGESTED">{texts.seeSuggested()}</Link>
      </Button>
    </Alert.Root>
  )
}
