import "i18next";
import type cliche from "./en/cliche.json";
import type common from "./en/common.json";
import type dynamicSurvey from "./en/dynamicSurvey.json";
import type form from "./en/form.json";
import type monitoring from "./en/monitoring.json";
import type notice from "./en/notice.json";
import type report from "./en/report.json";
import type settings from "./en/settings.json";
import type visit from "./en/visit.json";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: {
      common: typeof common;
      visit: typeof visit;
      notice: typeof notice;
      cliche: typeof cliche;
      monitoring: typeof monitoring;
      report: typeof report;
      settings: typeof settings;
      form: typeof form;
      dynamicSurvey: typeof dynamicSurvey;
    };
  }
}
