/** Words that suppose a value instead of stating it. Patterns are read in a bounded slice beside the value and cross no stop. */

/** A sentence that works out an example: its values are nobody's facts. */
export const SUPPOSING =
  /(?:\b(?:if|suppose|supposing|assum(?:e|ing)|say|for example|for instance|e\.g\.|imagine|hypothetically)\b|如果|假如|假设|假定|若|例如|比如|譬如|举例)[^.;!?。；！？]{0,60}$/i;
/** Behind the value: 超出 3 个席位时, 以 3 个席位为例, 按 5 个席位计算. */
export const SUPPOSING_AFTER = /^[^，。；,;]{0,8}?(?:时|的话|为例|来算|计算|计)/;
/** Right before the value: "for 3 seats", "a delay of 10 days", 超出 3 个席位, 按 5 个. */
export const SUPPOSED_BEFORE =
  /(?:\b(?:for|with|adding|buying|a (?:price|delay|loan|amount|balance|purchase|order|stay|trip|team|group|sum) of|and|of)(?: (?:a|an|the))?\s?$|(?:超出|购买|买|增加|新增|再加|加购|订购|租用|租|使用|欠款|逾期|入住|按|以|每)\s?$)/i;
/** Verbs that state a value of the subject: it is then a claim, whatever is calculated from it. */
export const STATING_BEFORE =
  /(?:\b(?:is|are|was|were|has|have|had|includes?|included|contains?|offers?|provides?|gets?|allows?|limited to|up to|at least|at most|costs?|totals?|pays?|paid|charged?)(?: (?:a|an|the|only|about))?\s?$|(?:包含|包括|含有?|提供|附带|享有|有|为|是|达|限|不超过|至少|最多|共|合计|总计|需要?|仅|付|支付|收|收取|缴纳|多)\s?$)/i;

/** Words that open an example made up by the answer. */
export const EXAMPLES =
  /\b(?:suppose|supposing|assum(?:e|ing)|for example|for instance|e\.g\.|imagine|hypothetically)\b|假如|假设|假定|例如|比如|譬如|举例|为例/i;
/** A condition may be the source's own ("if you cancel within 30 days"): it makes an example only with two values of its own. */
export const CONDITIONS = /\b(?:if|say)\b|如果|若/i;
