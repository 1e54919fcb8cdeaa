/** The technologies that are published, for everybody, narrowed by words, sector and level. */
import { Button, Heading, Input, NativeSelect, SimpleGrid, Stack, Text, chakra } from '@chakra-ui/react'
import type { SubmitEvent } from 'react'
import { graphql } from 'react-relay'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { inAddress, sectorWords } from '#api/features/challenges/sectorWords.rules.ts'
import * as texts from '#texts/summaries/technologies.js'
import type { TechnologiesPageQuery } from '#web/__generated__/TechnologiesPageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { technologiesPath } from './summaryPaths.ts'
import { TechnologyCard } from './TechnologyCard.tsx'
import { TechnologyPages } from './TechnologyPages.tsx'
import { VisitorPage } from './VisitorPage.tsx'

const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9]

export default function TechnologiesPage() {
  const { publishedTechnologies, publishedSectors } = usePage<TechnologiesPageQuery>(graphql`
    query TechnologiesPageQuery($filter: PublishedTechnologyFilter, $page: Int) @preloadable {
      publishedSectors
      publishedTechnologies(filter: $filter, page: $page) {
        totalCount
        pageSize
        technologies {
          number
          ...TechnologyCard_technology
        }
      }
    }
  `)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { totalCount, pageSize, technologies } = publishedTechnologies
  const filtered = ['q', 'sector', 'trl'].some((name) => search.get(name))
  const narrow = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value ? [[name, value]] : [],
    )
    void navigate(`${technologiesPath}?${new URLSearchParams(given).toString()}`)
  }
  return (
    <VisitorPage>
      <Stack gap="6">
        <Stack gap="2">
          <Heading as="h1" size={{ base: '3xl', md: '4xl' }} tabIndex={-1}>
            {texts.title()}
          </Heading>
          <Text color="fg.muted">{texts.description()}</Text>
        </Stack>
        <chakra.form role="search" display="flex" gap="3" flexWrap="wrap" alignItems="end" onSubmit={narrow}>
          <Input
            key={search.get('q')}
            name="q"
            type="search"
            aria-label={texts.search()}
            placeholder={texts.search()}
            defaultValue={search.get('q') ?? ''}
            maxW="xs"
          />
          <Choose name="sector" label={texts.sector()} all={texts.allSectors()} value={search.get('sector')}>
            {publishedSectors.map((sector) => [inAddress(sector), sectorWords(inAddress(sector))] as const)}
          </Choose>
          <Choose name="trl" label={texts.level()} all={texts.allLevels()} value={search.get('trl')}>
            {levels.map((level) => [String(level), texts.fromLevel({ level: String(level) })] as const)}
          </Choose>
          <Button type="submit">{texts.show()}</Button>
          {filtered && (
            <Button asChild variant="ghost">
              <Link to={technologiesPath}>{texts.clear()}</Link>
            </Button>
          )}
        </chakra.form>
        <Text role="status">
          {totalCount ? texts.counted({ count: totalCount }) : filtered ? texts.noneMatch() : texts.none()}
        </Text>
        <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="4">
          {technologies.map((technology) => (
            <TechnologyCard key={technology.number} technology={technology} />
          ))}
        </SimpleGrid>
        <TechnologyPages search={search} pages={Math.ceil(totalCount / pageSize)} />
      </Stack>
    </VisitorPage>
  )
}

interface ChooseProps {
  name: string
  label: string
  all: string
  value: string | null
  children: readonly (readonly [value: string, words: string])[]
}

const Choose = ({ name, label, all, value, children }: ChooseProps) => (
  <NativeSelect.Root key={value} width="auto" minW="44">
    <NativeSelect.Field name={name} aria-label={label} defaultValue={value ?? ''}>
      <option value="">{all}</option>
      {children.map(([choice, words]) => (
        <option key={choice} value={choice}>
          {words}
        </option>
      ))}
    </NativeSelect.Field>
    <NativeSelect.Indicator />
  </NativeSelect.Root>
)
