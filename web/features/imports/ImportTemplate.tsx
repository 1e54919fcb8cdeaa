/** An empty file with every column that is understood, to be filled and imported. */
import { Button } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import * as texts from '#texts/imports/importTemplate.js'
import { importFields } from '#api/features/imports/import.rules.ts'
import { kindWords } from './kindWords.ts'

/** The title first: it is what a row cannot do without. */
const headingOf = (kind: keyof typeof importFields) =>
  ['title', ...importFields[kind].map(({ field }) => field).filter((field) => field !== 'title')].join(',')

export const ImportTemplate = ({ kind }: { kind: keyof typeof importFields }) => (
  <Button asChild variant="outline" size="sm" alignSelf="start">
    <a href={`data:text/csv;charset=utf-8,${headingOf(kind)}%0D%0A`} download={`${kindWords[kind].many}-template.csv`}>
      <Download size={16} aria-hidden />
      {texts.downloadATemplate()}
    </a>
  </Button>
)
