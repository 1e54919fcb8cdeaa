/** Which code travels together: what many pages share is one file, as few large ones are smaller on the wire than many small ones. */

/** Only those who open a menu or a dialog, write into a form or read figures need these; so they stay by themselves. */
const late = [
  /node_modules\/@(floating-ui|zag-js)\//,
  /node_modules\/@(ark-ui|chakra-ui)\/react\/.*\/components\/(dialog|drawer|menu|popover|progress|field|native-select|table)\//,
  /node_modules\/(yup|formik|property-expr|tiny-case|toposort|deepmerge|react-fast-compare)\//,
  /\/web\/ui\/(overlay|form)\//,
  // Only lists need these, and those who choose people.
  /\/web\/(ui\/list|features\/people)\//,
  /\/web\/relay\/use(Export|Download)/,
  /\/api\//,
]

/** So many places use what all pages are given at once; what fewer share would weigh on pages without it. */
const many = 16

export const chunks = {
  groups: [{ name: 'base', test: (id: string) => !late.some((test) => test.test(id)), minShareCount: many }],
}
