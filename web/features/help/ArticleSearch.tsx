/** The library's search box and its categories. */
import * as texts from '#texts/help/articleSearch.js'
import { Button, Flex, Input, InputGroup, Stack } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { categories } from './article.ts'
import { categoryInWords } from './articleWords.ts'
import type { Wanted } from './searchArticles.ts'

export const ArticleSearch = ({ wanted, onChange }: { wanted: Wanted; onChange: (wanted: Wanted) => void }) => (
  <Stack gap="3" padding="4">
    <InputGroup startElement={<Search size={16} aria-hidden />}>
      <Input
        type="search"
        aria-label={texts.searchDocumentation()}
        placeholder={texts.searchDocumentation2()}
        value={wanted.text}
        onChange={(event) => onChange({ ...wanted, text: event.target.value })}
      />
    </InputGroup>
    <Flex gap="1" wrap="wrap" role="group" aria-label={texts.category()}>
      {(['All', ...categories] as const).map((category) => (
        <Button
          key={category}
          size="xs"
          variant={wanted.category === category ? 'solid' : 'outline'}
          colorPalette={wanted.category === category ? 'brand' : 'neutral'}
          aria-pressed={wanted.category === category}
          onClick={() => onChange({ ...wanted, category })}
        >
          {category === 'All' ? texts.all() : categoryInWords[category]}
        </Button>
      ))}
    </Flex>
  </Stack>
)
