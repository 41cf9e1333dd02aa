import { useLanguage } from "../../../lib/format/use-format.ts";
import { Article } from "../../../shared/article/Article.tsx";
import { webGuideBn } from "../content/web-guide.bn.ts";
import { webGuideEn } from "../content/web-guide.en.ts";

export default function WebGuideScreen() {
  return <Article content={useLanguage() === "bn" ? webGuideBn : webGuideEn} />;
}
