import * as z from "zod/mini";
import { answerSchema } from "../model/answer";
import { pageStateSchema } from "../model/page-state";
import { pickedSiteSchema } from "../model/picked-site";
import { sourceSchema } from "../model/source";
import type { NameTo, Request } from "./protocol";

const originSchema = z.string().check(z.regex(/^https?:\/\/[^/?#\s]+$/));
const checkedSchema = z.object({ answer: answerSchema, sources: z.array(sourceSchema) });
const empty = z.pipe(
  z.nullish(z.unknown()),
  z.transform(() => null),
);

/** What the worker accepts. A request that does not fit is refused, never repaired. */
export const requestSchemas: { readonly [N in NameTo<"worker">]: z.ZodMiniType<Request<N>, unknown> } = {
  check: checkedSchema,
  ground: checkedSchema,
  trail: checkedSchema,
  lookUp: z.object({ quote: z.string(), sources: z.array(sourceSchema) }),
  pageState: pageStateSchema,
  dismiss: z.object({ finding: z.string().check(z.minLength(1), z.maxLength(200)), on: z.boolean() }),
  dismissed: z.object({ findings: z.array(z.string()) }),
  settings: empty,
  picked: empty,
  savePicked: pickedSiteSchema,
  picking: z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) }),
  siteOn: z.object({ origin: originSchema }),
  siteOff: z.object({ origin: originSchema }),
};
