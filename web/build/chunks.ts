/** Which code travels together: what many pages share is one file, as few large ones are smaller on the wire than many small ones. */

/** Modules of Chakra and of what it stands on, by the end of their names. */
const chakra = (names: string) => new RegExp(`node_modules/@(ark-ui|chakra-ui)/react/.*/(${names})`)

/** What every list is made of, and rows of projects. */
const lists = [
  /\/web\/ui\/list\//,
  /\/web\/relay\/(useExport|useDownload|globalId)/,
  /\/web\/features\/projects\/(ProjectBadges|ProjectOverlay|ProjectTitle|leadOf|projectColumns)/,
  chakra('components/(native-select|table)/'),
]

/** Only those who open a menu or a dialog, write into a form or read figures need these; so they stay by themselves. */
const late = [
  /node_modules\/@(floating-ui|zag-js)\//,
  chakra('components/(dialog|drawer|menu|popover|progress|field)/'),
  /node_modules\/(yup|formik|property-expr|tiny-case|toposort|deepmerge|react-fast-compare)\//,
  /\/web\/ui\/(overlay|form)\//,
  /\/web\/features\/people\//,
  /\/api\//,
  ...lists,
]

/** What both signing in and the frame of those who are signed in are made of. */
const frames = [
  chakra('components/(alert|group|input|input-addon|input-element|input-group)/'),
  chakra('styled-system/(create-slot-recipe-context|use-slot-recipe)[.]'),
  /\/web\/relay\/useAction/,
]

/** What nearly all pages have of these would be a question for a few hundred bytes each. */
const small = [
  /node_modules\/lucide-react\/.*\/(lightbulb|circle-exclamation-point|sparkles|handshake|trending-up)\./,
  chakra('components/(button/icon-button|icon/)'),
]

/** So many places use what all pages are given at once; what fewer share would weigh on pages without it. */
const many = 16

const one = (tests: readonly RegExp[]) => (id: string) => tests.some((test) => test.test(id))

/** Each module by itself: with all that it needs, much would come to pages that do without. */
const alone = { includeDependenciesRecursively: false }

export const chunks = {
  groups: [
    { name: 'base', test: (id: string) => !one(late)(id), minShareCount: many },
    { name: 'small', test: one(small), ...alone },
    { name: 'frames', test: one(frames), ...alone },
    { name: 'list', test: one(lists), minShareCount: 4, ...alone },
  ],
}
