/** Last words of the names of documents that lay something down. Lower case. */
export const DOCUMENT_NOUNS_EN: ReadonlySet<string> = new Set(
  "guide guides guideline guidelines handbook manual policy policies agreement contract terms conditions act regulation regulations directive code charter statute ordinance rules bylaws law protocol specification standard standards procedure procedures plan notice circular memorandum memo order schedule annex appendix faq lease tariff addendum decree instructions notes report brochure datasheet sheet".split(
    " ",
  ),
);

/** Ends of the names of Chinese documents. */
export const DOCUMENT_NOUNS_ZH: readonly string[] =
  "指南 指引 手册 条款 协议 合同 规定 办法 条例 细则 规则 规范 标准 制度 章程 通知 公告 政策 方案 说明 说明书 须知 守则 规程 法 准则 公约 意见 决定 目录 白皮书 附则 附件 补充协议 解释 清单 报告 计划 流程 问答 规章".split(
    " ",
  );
