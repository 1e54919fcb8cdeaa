/** The ids of the graph, for tests that know a record by its number. */
import { encodeGlobalID } from '@pothos/plugin-relay'

/** The id of a record of a type. */
export const idOf = (type: string, number: number | string) => encodeGlobalID(type, String(number))
