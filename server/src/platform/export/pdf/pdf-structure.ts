import { type PdfObjects, pdfText } from "./pdf-objects.ts";

/** What a part of the page is, for readers who cannot see it. */
export type Tag =
  | "Document"
  | "H1"
  | "H2"
  | "P"
  | "Figure"
  | "Table"
  | "THead"
  | "TBody"
  | "TFoot"
  | "TR"
  | "TH"
  | "TD";

export interface Element {
  readonly id: number;
  readonly tag: Tag;
  readonly parent: number;
  readonly kids: string[];
}

/** How many pages one leaf of the tree of marks names. */
const LEAF = 200;

/** The tree of what the document holds. An element is written when it ends, so that only open ones are in memory. */
export class PdfStructure {
  readonly root: number;
  readonly document: Element;
  readonly #objects: PdfObjects;
  /** The element of each mark on the page in hand. */
  #marks: number[] = [];
  #page = 0;
  readonly #pageMarks: number[] = [];

  constructor(objects: PdfObjects) {
    this.#objects = objects;
    this.root = objects.reserve();
    this.document = { id: objects.reserve(), tag: "Document", parent: this.root, kids: [] };
  }

  startPage(page: number): void {
    this.#page = page;
  }

  /** The page's number among those with marks. */
  endPage(): number {
    const marks = this.#marks.map((id) => `${id} 0 R`).join(" ");
    this.#marks = [];
    return this.#pageMarks.push(this.#objects.add(`[${marks}]`)) - 1;
  }

  open(tag: Tag, parent: Element): Element {
    const element = { id: this.#objects.reserve(), tag, parent: parent.id, kids: [] };
    parent.kids.push(`${element.id} 0 R`);
    return element;
  }

  /** A mark for content of an element that may go over several pages. */
  mark({ id, kids }: Element): number {
    const mark = this.#marks.push(id) - 1;
    kids.push(`<</Type/MCR/Pg ${this.#page} 0 R/MCID ${mark}>>`);
    return mark;
  }

  /** An element with one piece of content on this page, written at once. */
  leaf(tag: Tag, parent: Element, attributes = ""): number {
    const id = this.#objects.reserve();
    const mark = this.#marks.push(id) - 1;
    parent.kids.push(`${id} 0 R`);
    this.#objects.put(
      id,
      `<</S/${tag}/P ${parent.id} 0 R/Pg ${this.#page} 0 R/K ${mark}${attributes}>>`,
    );
    return mark;
  }

  close({ id, tag, parent, kids }: Element, alternative?: string): void {
    const alt = alternative === undefined ? "" : `/Alt ${pdfText(alternative)}`;
    this.#objects.put(id, `<</S/${tag}/P ${parent} 0 R/K[${kids.join(" ")}]${alt}>>`);
  }

  finish(): void {
    this.close(this.document);
    const leaves: number[] = [];
    for (let first = 0; first < this.#pageMarks.length; first += LEAF) {
      const ids = this.#pageMarks.slice(first, first + LEAF);
      const entries = ids.map((id, index) => `${first + index} ${id} 0 R`).join(" ");
      leaves.push(
        this.#objects.add(`<</Limits[${first} ${first + ids.length - 1}]/Nums[${entries}]>>`),
      );
    }
    const tree = this.#objects.add(`<</Kids[${leaves.map((id) => `${id} 0 R`).join(" ")}]>>`);
    this.#objects.put(
      this.root,
      `<</Type/StructTreeRoot/K ${this.document.id} 0 R/ParentTree ${tree} 0 R/ParentTreeNextKey ${this.#pageMarks.length}>>`,
    );
  }
}
