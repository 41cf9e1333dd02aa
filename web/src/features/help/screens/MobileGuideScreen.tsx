import { useLanguage } from "../../../lib/format/use-format.ts";
import { Article } from "../../../shared/article/Article.tsx";
import { mobileGuideBn } from "../content/mobile-guide.bn.ts";
import { mobileGuideEn } from "../content/mobile-guide.en.ts";

export default function MobileGuideScreen() {
  return <Article content={useLanguage() === "bn" ? mobileGuideBn : mobileGuideEn} />;
}
