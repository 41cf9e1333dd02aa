import type { Language } from "@shikkha/contract/kernel/language.ts";
import { BytesOut } from "../bytes-out.ts";
import { PdfCanvas } from "./pdf-canvas.ts";
import { COLOUR } from "./pdf-colours.ts";
import { faces } from "./pdf-face.ts";
import { writeFont } from "./pdf-font-objects.ts";
import { PdfFont } from "./pdf-font.ts";
import { PdfObjects, pdfText } from "./pdf-objects.ts";
import { PdfStructure } from "./pdf-structure.ts";
import { TextStyle } from "./text-style.ts";

const SHORT = 595.28;
const LONG = 841.89;

export interface PdfFacts {
  readonly title: string;
  readonly language: Language;
  /** When it was made; nothing else in the file depends on the clock. */
  readonly at: Date;
  readonly isLandscape: boolean;
}

/** A document page after page. What a finished page needs is written and forgotten. */
export class PdfDocument {
  readonly facts: PdfFacts;
  readonly width: number;
  readonly height: number;
  readonly objects = new PdfObjects();
  readonly structure = new PdfStructure(this.objects);
  readonly regular = new PdfFont("F0", faces().regular);
  readonly bold = new PdfFont("F1", faces().bold);
  readonly #styles = new Map<string, TextStyle>();
  readonly #pages: number[] = [];
  readonly #tree = this.objects.reserve();
  readonly #resources = this.objects.reserve();
  readonly #fonts = [this.objects.reserve(), this.objects.reserve()] as const;
  readonly #total = this.objects.reserve();
  readonly #content = new BytesOut("latin1");
  #canvas: PdfCanvas | undefined;

  constructor(facts: PdfFacts) {
    this.facts = facts;
    this.width = facts.isLandscape ? LONG : SHORT;
    this.height = facts.isLandscape ? SHORT : LONG;
  }

  get canvas(): PdfCanvas {
    if (!this.#canvas) throw new Error("No page was started");
    return this.#canvas;
  }

  get pageNumber(): number {
    return this.#pages.length;
  }

  style(weight: "regular" | "bold", size: number): TextStyle {
    const key = `${weight} ${size}`;
    const known = this.#styles.get(key) ?? new TextStyle(this[weight], size);
    this.#styles.set(key, known);
    return known;
  }

  startPage(): void {
    this.#canvas = this.#startContent(this.height);
    this.structure.startPage(this.#pages[this.#pages.push(this.objects.reserve()) - 1] ?? 0);
  }

  async endPage(): Promise<void> {
    const content = await this.objects.addStream("", this.#content.bytes);
    const marks = this.structure.endPage();
    this.objects.put(
      this.#pages.at(-1) ?? 0,
      `<</Type/Page/Parent ${this.#tree} 0 R/MediaBox[0 0 ${this.width} ${this.height}]/Contents ${content} 0 R/Resources ${this.#resources} 0 R/StructParents ${marks}/Tabs/S>>`,
    );
    this.#canvas = undefined;
    await this.objects.settle();
  }

  /** The number of pages, drawn on every page by a part that is written when it is known. */
  placeTotal(x: number, baseline: number): void {
    this.canvas.shared("Total", x, baseline);
  }

  async close(total: { readonly text: string; readonly style: TextStyle }): Promise<void> {
    const { objects, facts } = this;
    this.#startContent(0).text(total.style, 0, 0, total.text, COLOUR.text);
    const box = `/Type/XObject/Subtype/Form/BBox[0 -5 100 15]/Resources ${this.#resources} 0 R`;
    await objects.putStream(this.#total, box, this.#content.bytes);
    await writeFont(objects, this.#fonts[0], this.regular);
    await writeFont(objects, this.#fonts[1], this.bold);
    objects.put(
      this.#resources,
      `<</Font<</F0 ${this.#fonts[0]} 0 R/F1 ${this.#fonts[1]} 0 R>>/XObject<</Total ${this.#total} 0 R>>>>`,
    );
    const kids = this.#pages.map((id) => `${id} 0 R`).join(" ");
    objects.put(this.#tree, `<</Type/Pages/Count ${this.#pages.length}/Kids[${kids}]>>`);
    this.structure.finish();
    const language = facts.language === "bn" ? "bn-BD" : "en-GB";
    const root = objects.add(
      `<</Type/Catalog/Pages ${this.#tree} 0 R/Lang(${language})/MarkInfo<</Marked true>>/StructTreeRoot ${this.structure.root} 0 R/ViewerPreferences<</DisplayDocTitle true>>>>`,
    );
    const info = objects.add(
      `<</Title ${pdfText(facts.title)}/Producer(Shikkha Monitoring)/CreationDate(${pdfTime(facts.at)})>>`,
    );
    await objects.finish(root, info);
  }

  #startContent(height: number): PdfCanvas {
    this.#content.clear();
    return new PdfCanvas(height, this.#content);
  }
}

function pdfTime(at: Date): string {
  return `D:${at.toISOString().replace(/\D/g, "").slice(0, 14)}Z`;
}
