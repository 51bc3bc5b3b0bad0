import { ruleCases } from "../support/rule-cases";

const refund = "特价商品不予退货，但有质量问题的除外。";
const refundEn = "Sale items cannot be returned, except items with a defect.";

ruleCases("EXCEPTION_OVERRIDDEN", [
  {
    name: "zh",
    sources: [refund],
    answer: "虽然规定有质量问题的除外，但通常特价商品都可以退货。[1]",
    flags: ["通常特价商品都可以退货"],
    data: { source: "但有质量问题的除外" },
  },
  {
    name: "zh: next sentence",
    sources: [refund],
    answer: "规定写明有质量问题的例外。[1] 不过实践中特价商品一律可以退。[1]",
    flags: ["实践中特价商品一律可以退"],
  },
  {
    name: "en",
    sources: [refundEn],
    answer: "Although there is an exception for items with a defect, in practice all sale items can be returned [1].",
    flags: ["in practice all sale items can be returned"],
  },
  {
    name: "en: next sentence",
    sources: [refundEn],
    answer: "Only items with a defect are the exception [1]. However, generally any sale item is accepted [1].",
    flags: ["generally any sale item is accepted"],
  },
  {
    name: "near: the exception is told",
    sources: [refund],
    answer: "特价商品不予退货，但有质量问题的除外。[1]",
    flags: [],
  },
  {
    name: "near: the exception is told, en",
    sources: [refundEn],
    answer: "Sale items generally cannot be returned, except items with a defect [1].",
    flags: [],
  },
  {
    name: "near: general rule first",
    sources: [refund],
    answer: "一般来说特价商品不予退货，但有质量问题的除外。[1]",
    flags: [],
  },
  {
    name: "near: no exception in the source",
    sources: ["Sale items can be returned within a week."],
    answer: "There is no exception, and in practice all sale items can be returned [1].",
    flags: [],
  },
]);
